/** What the machine says of itself, by the code of the file system or of SQLite: what is wrong and what to do. */
const sentences: [RegExp, string][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, 'There is no space left on the disk. Make room and run it again.'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/,
    'It may not be written or read here. See who owns the folder and what it allows.',
  ],
  [/^(ENOTDIR|EEXIST)/, 'A folder is needed where something else lies.'],
  [/^(EMFILE|ENFILE)/, 'Too many files are open. Raise the limit (ulimit -n) and run it again.'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'The database is damaged. Run `gleaner doctor`; `gleaner restore` puts a backup in its place.'],
  [/^SQLITE_BUSY/, 'The database is busy. Try again in a moment.'],
]

/** One sentence with the cause, or undefined where the error is no trouble of the machine but a bug. */
export function sentenceOfTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const { code, message } = error
  // What Node says where a folder can be made by nobody.
  const known = code === 'ENOENT' && 'syscall' in error && /^mkd/.test(String(error.syscall)) ? 'EROFS' : code
  const sentence = sentences.find(([pattern]) => pattern.test(known))?.[1]
  return sentence && `gleaner: ${sentence} (${message})`
}
