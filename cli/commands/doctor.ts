import type { Command } from 'commander'
import { getEnv } from '#app/platform/env.server.ts'
import { exit } from '../failure.ts'
import { dataFolderOf, dataOption, requireDatabase } from '../installation/data-folder.ts'
import type { Finding } from '../installation/finding.ts'
import { plain, print, printJson } from '../output.ts'
import { showProgress } from '../progress.ts'

interface Options {
  data?: string
  json?: boolean
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .option(...dataOption)
    .option('--json', 'print one JSON object a finding')
    .addHelpText('after', '\nChanges nothing. Exit status 1 when something is wrong; each is named with its remedy.')
    .action(async ({ data, json }: Options) => {
      const folder = dataFolderOf(data)
      requireDatabase(folder)
      const findings: Finding[] = []
      for await (const found of examine(folder)) {
        findings.push(...found)
        for (const finding of found) tell(finding, json ?? false)
      }
      if (findings.some(({ status }) => status === 'failed')) process.exitCode = exit.someFailed
    })
}

async function* examine(folder: string): AsyncGenerator<Finding[]> {
  const env = getEnv()
  const [data, documents, services, model] = await Promise.all([
    import('../installation/examine-data.ts'),
    import('../installation/examine-documents.ts'),
    import('../installation/examine-services.ts'),
    import('../installation/examine-model.ts'),
  ])
  yield data.examineFolder(folder)
  const database = data.examineDatabase(folder)
  yield database
  if (database.every(({ status }) => status !== 'failed')) {
    const progress = showProgress('Reading documents')
    yield await documents.examineDocuments(folder, progress.show).finally(progress.end)
  }
  yield await data.examineSpace(folder, env.maxUploadBytes)
  yield await services.examineExtraction()
  yield await model.examineModel(folder, env)
  yield await services.examineMail(env)
}

const words = { ok: 'ok', warning: 'warning', failed: 'WRONG' }

function tell(finding: Finding, json: boolean): void {
  if (json) return printJson(finding)
  const { check, status, message, remedy, file } = finding
  print(`${words[status].padEnd(8)} ${check.padEnd(11)} ${plain(message)}${file ? ` ${plain(file)}` : ''}`)
  if (remedy) print(`${' '.repeat(21)}→ ${plain(remedy)}`)
}
