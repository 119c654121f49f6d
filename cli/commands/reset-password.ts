import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import type { ErrorCode } from '#app/contract/errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#app/contract/members.ts'
import { CommandFailure, exit } from '../failure.ts'
import { requireDatabase } from '../installation/data-folder.ts'
import { print, say } from '../output.ts'
import { askSecret, readSecretFromStdin } from '../prompt.ts'

interface Options {
  data: string
  revokeTokens?: boolean
  passwordStdin?: boolean
}

/** The one command that needs neither server nor session: the only admin forgot. Whoever may write the data folder may do it. */
export function addResetPassword(members: Command): void {
  members
    .command('reset-password')
    .description('give a member a new password, on the machine itself; ends all of the member\u2019s sessions')
    .argument('<email>')
    .requiredOption('--data <dir>', 'the data folder (GLEANER_DATA_DIR)')
    .option('--password-stdin', 'read the new password from standard input')
    .option('--revoke-tokens', 'end the member\u2019s API tokens too; else they go on working')
    .action(async (email: string, { data, passwordStdin, revokeTokens = false }: Options) => {
      const file = requireDatabase(data)
      const given = await readPassword(passwordStdin ?? false)
      const password = given || randomBytes(15).toString('base64url')
      const tokens = await replace(file, email, password, revokeTokens)
      say(`${email} has a new password.`)
      if (tokens > 0) say(`Their API tokens go on working (${tokens}); with --revoke-tokens they end too.`)
      if (!given) print(password)
    })
}

/** Empty: one is made and printed once. */
async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return readSecretFromStdin()
  return process.stdin.isTTY ? askSecret('New password (empty: one is made)', 'Give it with --password-stdin.') : ''
}

/** Gives the number of API tokens that go on working. */
async function replace(file: string, email: string, password: string, revokeTokens: boolean): Promise<number> {
  const [{ openDatabase }, { replacePassword }, { Failure }] = await Promise.all([
    import('#db/client.server.ts'),
    import('#app/domain/members/set-password.server.ts'),
    import('#app/domain/failure.ts'),
  ])
  const db = openDatabase(file)
  try {
    return await replacePassword(db, email, password, revokeTokens)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const sentence =
      error.code === 'not_found'
        ? `There is no member "${email}". Please check the address.`
        : error.code === 'wrong_status'
          ? `${email} is disabled and cannot sign in. An administrator enables members under Settings, Members.`
          : sentences[error.code]
    throw new CommandFailure(exit.someFailed, sentence ?? `Refused: ${error.code}.`)
  } finally {
    db.$client.close()
  }
}

const sentences: Partial<Record<ErrorCode, string>> = {
  password_too_short: `The password is too short: it needs at least ${PASSWORD_MIN} characters.`,
  // All that a password may be wrong by beside the others.
  invalid: `The password is too long: it may have ${PASSWORD_MAX} characters.`,
  password_too_common: 'This password is one of the most common ones. Please choose another.',
}
