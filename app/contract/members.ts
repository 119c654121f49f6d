import { z } from 'zod'
import { languages } from './languages.ts'

export const roles = ['admin', 'reviewer', 'viewer'] as const
export type Role = (typeof roles)[number]

export const memberStates = ['invited', 'active', 'disabled'] as const
export type MemberState = (typeof memberStates)[number]

/** The scope labels of the routes; the areas of the product that a role opens. */
export const scopes = ['workOrderIndex', 'invoiceIndex', 'settings', 'bot'] as const
export type Scope = (typeof scopes)[number]
export type Access = 'read' | 'write'

/** What each role may do. Writing includes reading. Members list, own profile and own preferences belong to everyone. */
export const grants: Record<Role, Partial<Record<Scope, Access>>> = {
  admin: { workOrderIndex: 'write', invoiceIndex: 'write', settings: 'write', bot: 'write' },
  reviewer: { workOrderIndex: 'write', invoiceIndex: 'write', bot: 'write' },
  viewer: { workOrderIndex: 'read', invoiceIndex: 'read' },
}

export function mayDo(role: Role, scope: Scope, access: Access): boolean {
  const granted = grants[role][scope]
  return granted === 'write' || granted === access
}

/** The scopes of a role as one RFC 6749 scope string: the label for reading, `label:write` beside it for writing. */
export function scopeOf(role: Role): string {
  return scopes
    .filter((scope) => mayDo(role, scope, 'read'))
    .flatMap((scope) => (mayDo(role, scope, 'write') ? [scope, `${scope}:write`] : [scope]))
    .join(' ')
}

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Compared without regard to case. */
export const emailField = z.string().trim().max(254).toLowerCase().pipe(z.email())
export const nameField = z.string().trim().min(1).max(100)
/** Length is judged by the verb, so that a short one gets its own sentence. */
export const passwordField = z.string().max(1000)

/** A member as screens and API show it. Instants are ISO 8601 in UTC. */
export interface MemberView {
  id: string
  first_name: string
  last_name: string
  email: string
  role: Role
  status: MemberState
  language: (typeof languages)[number] | null
  theme: Theme
  notifications: boolean
  created_at: string
}

export const memberCreation = z.strictObject({
  email: emailField,
  first_name: nameField,
  last_name: nameField,
  role: z.enum(roles).default('reviewer'),
})
export const memberChange = z.strictObject({
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  role: z.enum(roles).optional(),
  status: z.enum(['active', 'disabled']).optional(),
})
export const ownChange = z.strictObject({
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  language: z.enum(languages).nullable().optional(),
  theme: z.enum(themes).optional(),
  notifications: z.boolean().optional(),
})
