/** Why the server cannot work on its data folder, by the code of the file system or of SQLite, and what to do about it. */
const sentences: [RegExp, (folder: string) => string][] = [
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/,
    (folder) =>
      `The data folder ${folder} cannot be written to. See who owns it and what it allows, or name another one in GLEANER_DATA_DIR.`,
  ],
  [/^(ENOTDIR|EEXIST)/, (folder) => `GLEANER_DATA_DIR names ${folder}, which is no folder.`],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR)/,
    (folder) => `There is no space left on the disk of the data folder ${folder}, or the disk fails. Make room and start again.`,
  ],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    (folder) => `The database in ${folder} is damaged. Put the last backup in its place: gleaner restore FILE --data ${folder}`,
  ],
  [/^SQLITE_BUSY/, (folder) => `Another program is using the database in ${folder}.`],
]

/** Runs what opens the data folder; its trouble becomes one sentence for the person at the terminal. */
export function explainTrouble<T>(folder: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const { code: given, syscall } = Object(error) as { code?: unknown; syscall?: unknown }
    // What Node says where a folder cannot be made on a read-only disk.
    const code = given === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : given
    const sentence = sentences.find(([pattern]) => typeof code === 'string' && pattern.test(code))?.[1]
    throw sentence ? new Error(sentence(folder), { cause: error }) : error
  }
}
