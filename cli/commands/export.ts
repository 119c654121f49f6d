import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Option, type Command } from 'commander'
import { statuses } from '#app/contract/documents.ts'
import { kindNames, kinds, type KindName } from '#app/contract/kinds/index.ts'
import { day } from '../arguments.ts'
import { requirePlace } from '../look-at.ts'
import { plain, say } from '../output.ts'
import { connect } from '../server.ts'

interface Options {
  kind: KindName
  status: string
  since?: string
  format: string
  out: string
}

export function addExport(program: Command): void {
  program
    .command('export')
    .addOption(new Option('--kind <kind>').choices([...kindNames]).default('invoice'))
    .addOption(new Option('--status <status>').choices([...statuses]).default('approved'))
    .option('--since <day>', 'approved on this day (yyyy-mm-dd) or later', day)
    .addOption(new Option('--format <format>').choices(['csv', 'xlsx', 'json', 'ubl']).makeOptionMandatory())
    .requiredOption('--out <file>', 'where to; - for standard output')
    .addHelpText('after', '\nExample: gleaner export --kind invoice --since 2026-01-01 --format csv --out invoices.csv')
    .action(async ({ kind, status, since, format, out }: Options) => {
      if (out !== '-') requirePlace(out)
      const body = await connect().download(`/${kinds[kind].slug}/export`, { format, filter: { status, approved_from: since } })
      if (out === '-') return pipeline(body, process.stdout, { end: false })
      const part = `${out}.${process.pid}.part` // a broken-off export never looks like a whole one
      try {
        await pipeline(body, createWriteStream(part))
        await rename(part, out)
      } finally {
        await rm(part, { force: true })
      }
      say(`Written to ${plain(out)}.`)
    })
}
