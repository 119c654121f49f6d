import type { Command } from 'commander'
import { usageFailure } from '../failure.ts'
import { say } from '../output.ts'
import { ask, askSecret, readSecretFromStdin } from '../prompt.ts'
import { signIn } from '../server.ts'
import { DEFAULT_URL, writeSession } from '../session.ts'

interface Options {
  url: string
  email?: string
  passwordStdin?: boolean
}

export function addLogin(program: Command): void {
  program
    .command('login')
    .description('sign in and keep the session for the other commands')
    .option('--url <url>', 'address of the server', process.env.GLEANER_URL ?? DEFAULT_URL)
    .option('--email <email>', 'your e-mail address')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText('after', '\nExample: gleaner login --url https://gleaner.example.com --email ann@example.com')
    .action(async ({ url, email, passwordStdin }: Options) => {
      if (!URL.canParse(url)) throw usageFailure(`"${url}" is not an address. Write it like ${DEFAULT_URL}.`)
      const who = email ?? (await ask('E-mail', 'Give it with --email.'))
      const password = passwordStdin
        ? await readSecretFromStdin()
        : await askSecret('Password', 'Give it on standard input with --password-stdin.')
      const session = await signIn(url.replace(/\/+$/, ''), who, password)
      writeSession(session)
      say(`Signed in at ${session.url} as ${session.email}.`)
    })
}
