import { count, eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { z } from 'zod'
import type { signUp } from '#app/contract/auth.ts'
import type { MemberView } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import { getHouse } from '#app/domain/who.server.ts'
import type { Visitor } from '#app/domain/who.ts'
import { isLoopback } from '#app/platform/env.server.ts'
import type { Database } from '#db/client.server.ts'
import { members } from '#db/schema/members.ts'
import { hashPassword, requireGoodPassword } from './password.server.ts'
import { isSameText } from './secrets.ts'
import { countTries } from './tries.server.ts'
import { viewMember } from './view.ts'

export interface SignUpState {
  open: boolean
  /** The first member must bring the one-time code of the printed address. */
  codeNeeded: boolean
}

export function hasMembers(db: Database): boolean {
  return db.select({ number: count() }).from(members).get()!.number > 0
}

/** Whether somebody may sign up now, by GLEANER_SIGN_UP and whether anybody is there yet. */
export function signUpState(db: Database): SignUpState {
  const { env } = getHouse()
  const first = !hasMembers(db)
  return { open: env.signUp === 'open' || (env.signUp === 'first' && first), codeNeeded: first && !isLoopback(env.host) }
}

export function requireOpenSignUp({ db }: Visitor): SignUpState {
  const state = signUpState(db)
  if (!state.open) throw new Failure('sign_up_closed')
  return state
}

/** The code in the address that the server prints; the same until the first member exists, worthless afterwards. */
export function signUpCode(): string {
  return getHouse().sign('sign-up', 'first').slice(0, 16)
}

/** Makes a member: the first becomes admin, later ones viewers. */
export function signUpMember(visitor: Visitor, input: z.infer<typeof signUp>, address: string): Promise<MemberView> {
  return countTries(input.email, address, async () => {
    if (requireOpenSignUp(visitor).codeNeeded && !isSameText(input.code ?? '', signUpCode()))
      throw new Failure('sign_up_code_wrong', { faults: [{ code: 'sign_up_code_wrong', pointer: '/code' }] })
    requireGoodPassword(input.password)
    const password_hash = await hashPassword(input.password)
    return visitor.db.transaction((tx) => {
      const first = tx.select({ number: count() }).from(members).get()!.number === 0
      // Two first sign-ups at once: the second finds the door as the first left it.
      if (!first && getHouse().env.signUp !== 'open') throw new Failure('sign_up_closed')
      if (tx.select().from(members).where(eq(members.email, input.email)).get())
        throw new Failure('email_taken', { faults: [{ code: 'email_taken', pointer: '/email' }] })
      const { email, first_name, last_name } = input
      const row = {
        id: newId(),
        email,
        first_name,
        last_name,
        password_hash,
        role: first ? ('admin' as const) : ('viewer' as const),
        status: 'active' as const,
        language: visitor.language,
        created_at: visitor.now,
      }
      return viewMember(tx.insert(members).values(row).returning().get())
    })
  })
}
