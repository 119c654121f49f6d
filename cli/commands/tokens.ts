import type { Command } from 'commander'
import { words } from '../arguments.ts'
import { print, printJson, printObjects, say } from '../output.ts'
import { many, one } from '../answer.ts'
import { namingMissing } from '../refusal.ts'
import { connect } from '../server.ts'

/** Long-lived API tokens for services such as `watch`, given in GLEANER_TOKEN. */
export function addTokens(program: Command): void {
  const tokens = program.command('tokens')

  tokens
    .command('create')
    .description('make a token; it is shown once')
    .argument('<name>', 'what it is for', words(100))
    .option('--json', 'print one JSON object')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const answer = await connect().call('POST', '/tokens', { body: { data: { type: 'tokens', attributes: { name } } } })
      const { id, attributes } = one(answer)
      const token = (answer.meta?.token ?? attributes.token) as string
      if (json) return printJson({ id, ...attributes, token })
      say('Keep it: it is not shown again.')
      print(token)
    })

  tokens
    .command('list')
    .description('your tokens, and when each was used last')
    .option('--json', 'print one JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const list = many(await connect().call('GET', '/tokens')).map(
        ({ id, attributes }) => ({ id, ...attributes }) as Record<string, unknown>,
      )
      if (json) return printJson(list)
      printObjects(['id', 'name', 'created_at', 'last_used_at'], list)
    })

  tokens
    .command('revoke')
    .description('end a token at once')
    .argument('<id>', 'as `gleaner tokens list` gives it', words(100))
    .action(async (id: string) => {
      await connect()
        .call('DELETE', `/tokens/${encodeURIComponent(id)}`)
        .catch(namingMissing(`There is no token "${id}". See: gleaner tokens list`))
      say('Revoked.')
    })
}
