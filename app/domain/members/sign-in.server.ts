import { eq } from 'drizzle-orm'
import type { ClientId } from '#app/contract/auth.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Visitor } from '#app/domain/who.ts'
import { members } from '#db/schema/members.ts'
import { isPasswordRight } from './password.server.ts'
import { openSession, type OpenedSession } from './sessions.server.ts'
import { countTries } from './tries.server.ts'

export interface SignIn {
  email: string
  password: string
  clientId: ClientId
  remember: boolean
  /** Where the request came from, for the limit of tries. */
  address: string
}

/** Checks e-mail and password and opens a session. One refusal for everything, in the same time: nobody learns which accounts exist. */
export function signIn(visitor: Visitor, input: SignIn): Promise<OpenedSession> {
  const email = input.email.trim().toLowerCase()
  return countTries(email, input.address, async () => {
    const member = visitor.db.select().from(members).where(eq(members.email, email)).get()
    const right = await isPasswordRight(input.password, member?.password_hash)
    if (!member || !right || member.status !== 'active') throw new Failure('password_wrong')
    return openSession(visitor, member, input.clientId, input.remember)
  })
}
