import type { Command } from 'commander'
import { say } from '../output.ts'
import { signOut } from '../server.ts'
import { forgetSession, readSession } from '../session.ts'

export function addLogout(program: Command): void {
  program
    .command('logout')
    .description('end the session at the server and forget it here')
    .action(async () => {
      const session = readSession()
      if (!session) return say('You were not signed in.')
      await signOut(session) // kept where the server cannot be reached, so that it can be ended later
      forgetSession()
      say(`Signed out of ${session.url}.`)
    })
}
