import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { requireFile } from '../look-at.ts'
import { printJson, say } from '../output.ts'
import { connect } from '../server.ts'

export function addCatalogue(program: Command): void {
  const catalogue = program.command('catalogue')

  catalogue
    .command('import')
    .description('read products from a CSV with the columns code, name, divalto_code, unit_price')
    .argument('<file.csv>')
    .option('--json', 'print one JSON object')
    .action(async (file: string, { json }: { json?: boolean }) => {
      requireFile(file)
      const answer = await connect().call('POST', '/products/import', { body: { csv: readFileSync(file, 'utf8') } })
      if (json) return printJson(answer.meta ?? {})
      say(
        Object.entries(answer.meta ?? {})
          .map(([what, count]) => `${count} ${what}`)
          .join(', '),
      )
    })
}
