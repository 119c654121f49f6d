import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { exit } from '../failure.ts'
import { DATABASE } from '../installation/archive.ts'
import { dataFolderOf, dataOption } from '../installation/data-folder.ts'
import { requireFile } from '../look-at.ts'
import { plain, printJson, say } from '../output.ts'
import { showProgress } from '../progress.ts'
import { confirm } from '../prompt.ts'

interface Options {
  data?: string
  force?: boolean
  json?: boolean
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .argument('<file>', 'what `gleaner backup` wrote')
    .option(...dataOption)
    .option('--force', 'do not ask before replacing what is there')
    .option('--json', 'print one JSON object')
    .action(async (file: string, { data, force, json }: Options) => {
      requireFile(file)
      const dataFolder = dataFolderOf(data)
      if (!force && existsSync(join(dataFolder, DATABASE)) && !(await mayReplace(dataFolder))) return say('Nothing was changed.')
      process.umask(0o077)
      const { restoreBackup } = await import('../installation/restore.ts')
      const progress = showProgress('Verifying documents')
      const { made_at, broken } = await restoreBackup({ archive: resolve(file), dataFolder, onDocument: progress.show }).finally(
        progress.end,
      )
      for (const path of broken) say(`gleaner: ${plain(path)} was missing or damaged when the backup was made.`)
      if (json) printJson({ file, status: broken.length > 0 ? 'incomplete' : 'done', data: dataFolder, made_at, broken })
      else say(`Restored to ${dataFolder} as of ${made_at}.`)
      if (broken.length > 0) process.exitCode = exit.someFailed
    })
}

function mayReplace(dataFolder: string): Promise<boolean> {
  return confirm(
    `"${dataFolder}" holds an installation. Replace all of it by the backup?`,
    'Say --force to replace what is there without being asked.',
  )
}
