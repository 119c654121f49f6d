import type { Language } from '#app/contract/languages.ts'
import { mayDo, type Access, type MemberView, type Scope } from '#app/contract/members.ts'
import type { Database } from '#db/client.server.ts'
import { Failure } from './failure.ts'

/** For those above the domain, who hand it on and never look inside. */
export type { Database }

/** Where a request came from: the browser's cookie, a bearer token, the command line (its client id), or the program itself. */
export type Via = 'web' | 'api' | 'cli' | 'engine'

/** Somebody who has not said who they are. */
export interface Visitor {
  db: Database
  now: Date
  via: Via
  language: Language
}

/** Who does something, when and through what: the first argument of every verb. */
export interface Who extends Visitor {
  member: MemberView
  /** The session that carries the request; null for API tokens and for the program itself. */
  sessionId: string | null
}

/** Refuses with 403 unless the member's role grants the scope. */
export function requireScope(who: Who, scope: Scope, access: Access): void {
  if (!mayDo(who.member.role, scope, access)) throw new Failure('forbidden')
}

export function displayName(member: Pick<MemberView, 'first_name' | 'last_name' | 'email'>): string {
  return `${member.first_name} ${member.last_name}`.trim() || member.email
}
