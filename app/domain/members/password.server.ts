import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX, PASSWORD_MIN } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

const ARGON2ID = 2 // as the library numbers the three variants
/** argon2id after RFC 9106 and OWASP: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let standIn: Promise<string> | undefined

/** Refuses a password that is too short, too long or common; `pointer` names its place in the body. */
export function requireGoodPassword(password: string, pointer = '/password'): void {
  const length = [...password].length
  const faulty = (code: 'password_too_short' | 'password_too_common', values?: Record<string, number>) =>
    new Failure(code, { values, faults: [{ code, pointer }] })
  if (length < PASSWORD_MIN) throw faulty('password_too_short', { min: PASSWORD_MIN })
  if (length > PASSWORD_MAX)
    throw new Failure('invalid', { faults: [{ code: 'invalid', pointer, reason: 'too_long', values: { max: PASSWORD_MAX } }] })
  if (isCommonPassword(password)) throw faulty('password_too_common')
}

/** The same characters typed on different systems give the same bytes (NFKC, RFC 8265). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

/** Takes the same time whether the account exists or not: without a hash a stand-in is verified, and the answer is no. */
export async function isPasswordRight(password: string, hashed: string | null | undefined): Promise<boolean> {
  standIn ??= hashPassword('stand-in for accounts that do not exist')
  const right = await verify(hashed ?? (await standIn), password.normalize('NFKC'))
  return Boolean(hashed) && right
}
