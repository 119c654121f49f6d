import { spawnSync } from 'node:child_process'

/** What poppler's `pdftotext` reads in the file, without white space; undefined where there is no such program. An independent reader: it shares no code with ours. */
export function printedText(path: string): string | undefined {
  const { error, stdout } = spawnSync('pdftotext', ['-q', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8', timeout: 30_000 })
  return error ? undefined : squeeze(stdout)
}

export function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cf}]/gu, '')
}
