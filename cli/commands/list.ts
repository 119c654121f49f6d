import { Argument, Option, type Command } from 'commander'
import { firstDayOf, periods, type Period } from '#app/contract/analytics.ts'
import { statuses } from '#app/contract/documents.ts'
import { invoice, workOrder, type Kind } from '#app/contract/kinds/index.ts'
import { wholeNumber, words } from '../arguments.ts'
import { flatten, type FlatDocument } from '../documents.ts'
import { kindLabel } from '../labels.ts'
import { localDay } from '../local-day.ts'
import { printJson, printTable, say } from '../output.ts'
import { many } from '../answer.ts'
import { connect, type Server } from '../server.ts'

const PAGE_SIZE = 100

interface Options {
  status?: string
  search?: string
  period?: Period
  limit: number
  json?: boolean
}

const kindsOf: Record<string, Kind[]> = { invoices: [invoice], 'work-orders': [workOrder] }

export function addList(program: Command): void {
  program
    .command('list')
    .addArgument(new Argument('[kind]', 'both kinds where left out').choices(['invoices', 'work-orders']))
    .addOption(new Option('--status <status>', 'only those in this status').choices([...statuses]))
    .option('--search <words>', 'only those that mention the words', words(200))
    .addOption(new Option('--period <period>', 'only those uploaded in the period').choices([...periods]))
    .option('--limit <n>', 'how many at most', wholeNumber, 100)
    .option('--json', 'print one JSON array')
    .action(async (kind: string | undefined, options: Options) => {
      const server = connect()
      const lists = await Promise.all((kindsOf[kind ?? ''] ?? [workOrder, invoice]).map((one) => listKind(server, one, options)))
      const found = lists.flat().sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)))
      const documents = found.slice(0, options.limit)
      if (found.length > documents.length) say(`These are the newest ${options.limit}; there are more. --limit N lists N.`)
      if (options.json) return printJson(documents)
      printTable(['ID', 'KIND', 'STATUS', 'NUMBER', 'PARTY', 'TOTAL', 'FILE'], documents.map(rowOf))
    })
}

function rowOf(document: FlatDocument): string[] {
  const kind = document.kind === 'invoice' ? invoice : workOrder
  const shown = [kind.titleField, kind.partyField, kind.totalField, 'file_name'].map((name) => String(document[name] ?? ''))
  return [document.id, kindLabel(document.kind), document.status, ...shown]
}

async function listKind(server: Server, kind: Kind, options: Options): Promise<FlatDocument[]> {
  return takePages(
    server,
    kind,
    { status: options.status, q: options.search, created_from: options.period && firstDayOf(options.period, localDay(new Date())) },
    options.limit + 1,
  )
}

/** Documents of one kind under a filter, page by page, `limit` at most. */
export async function takePages(server: Server, kind: Kind, filter: Record<string, unknown>, limit = Infinity): Promise<FlatDocument[]> {
  const found: FlatDocument[] = []
  for (let number = 1; found.length < limit; number += 1) {
    const page = many(
      await server.call('GET', `/${kind.slug}`, { query: { filter, sort: '-created_at', page: { number, size: PAGE_SIZE } } }),
    )
    found.push(...page.map(flatten))
    if (page.length < PAGE_SIZE) break
  }
  return found.slice(0, limit)
}
