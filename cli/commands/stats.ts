import { Option, type Command } from 'commander'
import { periods, type Measures } from '#app/contract/analytics.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { analytics } from '#app/locales/en/analytics.ts'
import { durationLabel, kindsLabel } from '../labels.ts'
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
      for (const { name } of Object.values(kinds)) {
        const { from, to, measures } = figures[name]!
        print(`${kindsLabel(name)}, ${from} to ${to}`)
        printTable(['MEASURE', 'VALUE'], rowsOf(measures))
      }
    })
}

function rowsOf(measures: Measures): string[][] {
  const { measure } = analytics
  return [
    [measure.uploaded, String(measures.uploaded)],
    [measure.processed, String(measures.processed)],
    [analytics.short.approved, String(measures.approved)],
    [measure.touchless, `${measures.touchless_by_rule} by rule, ${measures.touchless_by_person} by a person`],
    [measure.corrections, String(measures.corrections)],
    [measure.mean_corrections, measures.mean_corrections?.toFixed(2) ?? '–'], // where nothing was approved there is no mean
    [measure.correct, String(measures.correct_values)],
    [measure.errors, String(measures.error_values)],
    [measure.review_time, durationLabel(measures.review_seconds)],
    [measure.time_saved, durationLabel(measures.time_saved_seconds)],
  ]
}

async function measure(server: Server, slug: string, period: string) {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { attributes } = one(await server.call('GET', `/${slug}/analytics`, { query: { period, time_zone } }))
  return { from: String(attributes.from), to: String(attributes.to), measures: attributes.measures as Measures }
}
