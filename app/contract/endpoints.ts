import { accounts } from './endpoints/accounts.ts'
import { assistant } from './endpoints/assistant.ts'
import { documents } from './endpoints/documents.ts'
import type { Endpoint } from './endpoints/endpoint.ts'
import { installation } from './endpoints/installation.ts'
import { knowledge } from './endpoints/knowledge.ts'
import { kindOfSlug } from './kinds/index.ts'

export type { AnswerName, BodyForm, Content, Endpoint } from './endpoints/endpoint.ts'

/** Every call of the API in one table: the description is made from it, and a test holds it against the routes. */
export const endpoints: readonly Endpoint[] = [...accounts, ...installation, ...knowledge, ...documents, ...assistant]

/** The methods that an address takes, in capitals, HEAD with GET; none where the API has no such address. A fixed word goes before a parameter. */
export function methodsOf(pathname: string): string[] {
  const parts = pathname.replace(/\/$/, '').split('/')
  const fitting = endpoints.filter(({ path }) => fits(path.split('/'), parts))
  const fixed = (path: string) =>
    path
      .split('/')
      .map((part) => (part.startsWith('{') ? '1' : '0'))
      .join('')
  const best = fitting.map(({ path }) => fixed(path)).sort()[0]
  const methods = fitting.filter(({ path }) => fixed(path) === best).map(({ method }) => method.toUpperCase())
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false
  return pattern.every((part, index) =>
    part === '{kind}' ? kindOfSlug(parts[index]) !== undefined : part.startsWith('{') ? parts[index] !== '' : part === parts[index],
  )
}
