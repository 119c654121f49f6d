import Table from 'cli-table3'

/** Data goes to standard output, talk to standard error, so that pipes stay clean. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function printJson(value: unknown, pretty = false): void {
  print(JSON.stringify(value, null, pretty ? 2 : undefined))
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Text from documents may hold control characters, which a terminal would obey; they are shown as a replacement sign. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

/** A table without frames, in columns as wide as their widest cell. */
export function printTable(head: string[], rows: (string | null | undefined)[][]): void {
  const bare = Object.fromEntries(
    [
      'top',
      'top-mid',
      'top-left',
      'top-right',
      'bottom',
      'bottom-mid',
      'bottom-left',
      'bottom-right',
      'left',
      'left-mid',
      'mid',
      'mid-mid',
      'right',
      'right-mid',
    ].map((part) => [part, '']),
  )
  const table = new Table({
    head,
    chars: { ...bare, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((row) => row.map((cell) => plain((cell ?? '').replace(/\s*\n\s*/g, ', ')))))
  print(
    table
      .toString()
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n'),
  )
}
