import { Option, type Command } from 'commander'
import { emailAddress, words } from '../arguments.ts'
import { print, printJson, printObjects, say } from '../output.ts'
import { many, one } from '../answer.ts'
import { connect } from '../server.ts'
import { addResetPassword } from './reset-password.ts'

interface NewMember {
  email: string
  firstName: string
  lastName: string
  role: string
  json?: boolean
}

export function addMembers(program: Command): void {
  const members = program.command('members')
  addResetPassword(members)

  members
    .command('list')
    .description('who is here, with their roles')
    .option('--json', 'print one JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const list = many(await connect().call('GET', '/members')).map(
        ({ id, attributes }) => ({ id, ...attributes }) as Record<string, unknown>,
      )
      if (json) return printJson(list)
      printObjects(['id', 'email', 'first_name', 'last_name', 'role', 'status'], list)
    })

  members
    .command('add')
    .description('add a member, who gets an invitation')
    .requiredOption('--email <email>', '', emailAddress)
    .requiredOption('--first-name <name>', '', words(100))
    .requiredOption('--last-name <name>', '', words(100))
    .addOption(new Option('--role <role>').choices(['admin', 'reviewer', 'viewer']).makeOptionMandatory())
    .option('--json', 'print one JSON object')
    .action(async ({ email, firstName, lastName, role, json }: NewMember) => {
      const attributes = { email, first_name: firstName, last_name: lastName, role }
      const answer = await connect().call('POST', '/members', { body: { data: { type: 'members', attributes } } })
      const member = one(answer)
      const invitation_url = answer.meta?.invitation_url as string | undefined
      if (json) return printJson({ id: member.id, ...member.attributes, invitation_url })
      say(invitation_url ? `Added ${email}. No mail could be sent; hand this link on:` : `Added ${email}. The invitation is on its way.`)
      if (invitation_url) print(invitation_url)
    })
}
