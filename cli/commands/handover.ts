import type { Command } from 'commander'
import { day } from '../arguments.ts'
import { printJson, say } from '../output.ts'
import { connect } from '../server.ts'

export function addHandover(program: Command): void {
  program
    .command('handover')
    .option('--since <day>', 'approved on this day (yyyy-mm-dd) or later', day)
    .option('--json', 'print one JSON object')
    .action(async ({ since, json }: { since?: string; json?: boolean }) => {
      const answer = await connect().call('POST', '/work_orders/handovers', { body: since ? { since } : {} })
      if (json) return printJson(answer.meta ?? answer)
      const count = Array.isArray(answer.data) ? answer.data.length : 0
      say(`Handed over: ${count} work ${count === 1 ? 'order' : 'orders'}.`)
      const leftOut = (answer.meta?.left_out as string[] | undefined) ?? []
      if (leftOut.length > 0) say(`Left out, since they were deleted, reopened or changed meanwhile: ${leftOut.join(', ')}.`)
    })
}
