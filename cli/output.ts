import Table from 'cli-table3'

/** Data goes to standard output, talk to standard error, so that pipes stay clean. Neither ever carries what a terminal would obey. */
export function print(text: string): void {
  process.stdout.write(`${harmless(text)}\n`)
}

/** Control characters are written as `\u009b`, which JSON reads as the same text. */
export function printJson(value: unknown, pretty = false): void {
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  print(JSON.stringify(value, null, pretty ? 2 : undefined).replace(/[\u007f-\u009f\p{Bidi_Control}]/gu, escape))
}

export function say(text: string): void {
  process.stderr.write(`${harmless(text)}\n`)
}

/** For one line: control characters, line ends among them, are shown as a replacement sign. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

/** For text of several lines. */
export function harmless(text: string): string {
  return text.split(/\r?\n/).map(plain).join('\n')
}

/** One object a line under the names of its columns, `created_at` as `CREATED AT`. */
export function printObjects(names: string[], objects: Record<string, unknown>[]): void {
  printTable(
    names.map((name) => name.replaceAll('_', ' ').toUpperCase()),
    objects.map((object) => names.map((name) => String(object[name] ?? ''))),
  )
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
