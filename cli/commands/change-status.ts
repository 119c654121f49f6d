import type { Command } from 'commander'
import { words } from '../arguments.ts'
import { Outcomes } from '../outcome.ts'
import { connect } from '../server.ts'
import { onDocument } from './approve.ts'

/** Each once, however often it is named: the second time would be refused for what the first has done. */
async function onEach(ids: string[], verb: string, body: unknown, json: boolean | undefined): Promise<void> {
  const server = connect()
  const outcomes = new Outcomes(json ?? false)
  for (const id of new Set(ids)) outcomes.add(await onDocument(server, id, verb, body))
  process.exitCode = outcomes.exitCode
}

export function addReject(program: Command): void {
  program
    .command('reject')
    .argument('<id...>')
    .requiredOption('--reason <text>', 'why', words(2000))
    .option('--json', 'print one JSON object a document')
    .action((ids: string[], { reason, json }: { reason: string; json?: boolean }) => onEach(ids, 'reject', { reason }, json))
}

export const addReopen = statusChange('reopen')
export const addRetry = statusChange('retry')
export const addDelete = statusChange('delete')

/** A command over the documents that are named, which needs to be told nothing else. */
function statusChange(name: string): (program: Command) => void {
  return (program) => {
    program
      .command(name)
      .argument('<id...>')
      .option('--json', 'print one JSON object a document')
      .action((ids: string[], { json }: { json?: boolean }) => onEach(ids, name, {}, json))
  }
}
