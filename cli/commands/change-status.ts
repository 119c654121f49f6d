import type { Command } from 'commander'
import { Outcomes } from '../outcome.ts'
import { connect } from '../server.ts'
import { onDocument } from './approve.ts'

async function onEach(ids: string[], verb: string, body: unknown, json: boolean | undefined): Promise<void> {
  const server = connect()
  const outcomes = new Outcomes(json ?? false)
  for (const id of ids) {
    outcomes.add(await onDocument(server, id, verb, body))
  }
  process.exitCode = outcomes.exitCode
}

/** reject, reopen, retry, delete: one command each over the documents that are named. */
export function addStatusChanges(program: Command): void {
  program
    .command('reject')
    .description('reject documents, with the reason')
    .argument('<id...>')
    .requiredOption('--reason <text>', 'why')
    .option('--json', 'print one JSON object a document')
    .action((ids: string[], { reason, json }: { reason: string; json?: boolean }) => onEach(ids, 'reject', { reason }, json))

  for (const [name, description] of [
    ['reopen', 'make approved or rejected documents pending again'],
    ['retry', 'read failed documents again'],
    ['delete', 'move documents to the trash'],
  ] as const) {
    program
      .command(name)
      .description(description)
      .argument('<id...>')
      .option('--json', 'print one JSON object a document')
      .action((ids: string[], { json }: { json?: boolean }) => onEach(ids, name, {}, json))
  }
}
