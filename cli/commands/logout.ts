import type { Command } from 'commander'
import { say } from '../output.ts'
import { explainFailure } from '../refusal.ts'
import { readAddress, sessionAt } from '../server.ts'
import { readKept } from '../session.ts'

export function addLogout(program: Command): void {
  program.command('logout').action(async () => {
    const kept = readKept()
    const named = process.env.GLEANER_URL && readAddress(process.env.GLEANER_URL)
    if (!kept || (named && named !== kept.url)) return say(`You were not signed in${named ? ` at ${named}` : ''}.`)
    try {
      await sessionAt(kept).end() // kept where the server cannot be reached, so that it can be ended later
    } catch (error) {
      throw await explainFailure(error, kept.url)
    }
    say(`Signed out of ${kept.url}.`)
  })
}
