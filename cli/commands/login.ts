import type { Command } from 'commander'
import { emailAddress } from '../arguments.ts'
import { say } from '../output.ts'
import { ask, askSecret, readSecretFromStdin } from '../prompt.ts'
import { explainFailure } from '../refusal.ts'
import { sessionAt, readAddress } from '../server.ts'
import { DEFAULT_URL } from '../session.ts'

interface Options {
  url: string
  email?: string
  passwordStdin?: boolean
}

export function addLogin(program: Command): void {
  program
    .command('login')
    .option('--url <url>', 'address of the server', process.env.GLEANER_URL || DEFAULT_URL)
    .option('--email <email>', 'your e-mail address', emailAddress)
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText('after', '\nExample: gleaner login --url https://gleaner.example.com --email ann@example.com')
    .action(async ({ url: given, email: named, passwordStdin }: Options) => {
      const url = readAddress(given)
      const email = named ?? (await ask('E-mail', 'Give it with --email.'))
      const password = passwordStdin
        ? await readSecretFromStdin()
        : await askSecret('Password', 'Give it on standard input with --password-stdin.')
      try {
        await sessionAt({ url, email }).start(email, password, true)
      } catch (error) {
        throw await explainFailure(error, url)
      }
      say(`Signed in at ${url} as ${email}.`)
    })
}
