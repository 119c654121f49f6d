import { Option, type Command } from 'commander'
import { periods } from '#app/contract/analytics.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { print, printJson, printTable } from '../output.ts'
import { one } from '../answer.ts'
import { connect, type Server } from '../server.ts'

export function addStats(program: Command): void {
  program
    .command('stats')
    .addOption(new Option('--period <period>', 'which days').choices([...periods]).default('last_month'))
    .option('--json', 'print one JSON object')
    .action(async ({ period, json }: { period: string; json?: boolean }) => {
      const server = connect()
      const figures = Object.fromEntries(
        await Promise.all(Object.values(kinds).map(async (kind) => [kind.name, await measure(server, kind.slug, period)] as const)),
      )
      if (json) return printJson({ period, ...figures })
      for (const [kind, { measures }] of Object.entries(figures)) {
        print(kind)
        printTable(
          ['MEASURE', 'VALUE'],
          Object.entries(measures).map(([name, value]) => [name, say(value)]),
        )
      }
    })
}

/** Where nothing was approved there is no mean. */
function say(value: unknown): string {
  if (value === null) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function measure(server: Server, slug: string, period: string) {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { attributes } = one(await server.call('GET', `/${slug}/analytics`, { query: { period, time_zone } }))
  return { from: attributes.from, to: attributes.to, measures: attributes.measures as Record<string, unknown> }
}
