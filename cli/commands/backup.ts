import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { exit, usageFailure } from '../failure.ts'
import { dataFolderOf, dataOption, requireDatabase } from '../installation/data-folder.ts'
import { requirePlace } from '../look-at.ts'
import { plain, printJson, say } from '../output.ts'
import { showProgress } from '../progress.ts'

interface Options {
  data?: string
  force?: boolean
  json?: boolean
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'where to; a name that ends in gz is compressed')
    .option(...dataOption)
    .option('--force', 'write over a file that is there')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nThe file holds the keys of the installation: keep it as carefully as the data folder.')
    .action(async (file: string, { data, force, json }: Options) => {
      const target = resolve(file)
      const dataFolder = dataFolderOf(data)
      requireDatabase(dataFolder)
      requirePlace(file)
      if (existsSync(target) && !force)
        throw usageFailure(`"${file}" is there already. Choose another name, or say --force to write over it.`)
      process.umask(0o077)
      const { writeBackup } = await import('../installation/backup.ts')
      const progress = showProgress('Copying documents')
      const { documents, broken } = await writeBackup({
        dataFolder,
        target,
        gleaner: manifest.version,
        now: new Date(),
        onDocument: progress.show,
      }).finally(progress.end)
      for (const path of broken) say(`gleaner: ${plain(path)} is missing or damaged. Run: gleaner doctor`)
      if (json) printJson({ file, status: broken.length > 0 ? 'incomplete' : 'done', documents, bytes: statSync(target).size, broken })
      else say(`Written to ${plain(file)}: ${documents} ${documents === 1 ? 'document' : 'documents'}.`)
      if (broken.length > 0) process.exitCode = exit.someFailed
    })
}
