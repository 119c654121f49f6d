import type { Command } from 'commander'
import { print, printJson } from '../output.ts'
import { included, one } from '../answer.ts'
import { connect } from '../server.ts'

export function addWhoami(program: Command): void {
  program
    .command('whoami')
    .option('--json', 'print one JSON object')
    .action(async ({ json }: { json?: boolean }) => {
      const server = connect()
      const answer = await server.call('GET', '/auth/me')
      const session = one(answer)
      const member = included(answer, 'members')[0]
      const who = {
        url: server.url,
        ...member?.attributes,
        id: member?.id,
        scope: session.attributes.scope,
        expires_at: session.attributes.expires_at,
      }
      if (json) return printJson(who)
      const { first_name, last_name, email, role } = member?.attributes ?? {}
      print(`${first_name} ${last_name} <${email}>, ${role}, at ${server.url}`)
    })
}
