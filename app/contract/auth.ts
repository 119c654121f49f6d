import { z } from 'zod'
import { emailField, nameField, passwordField } from './members.ts'

/** Public clients (RFC 6749 section 2.1): they keep no secret. */
export const clientIds = ['gleaner-web', 'gleaner-cli'] as const
export type ClientId = (typeof clientIds)[number]

/** Seconds. */
export const ACCESS_SECONDS = 7200
export const SHORT_SESSION_SECONDS = 12 * 3600
export const REMEMBERED_SESSION_SECONDS = 30 * 86_400
export const RESET_SECONDS = 3600
export const INVITATION_SECONDS = 7 * 86_400
/** A refresh token that was just rotated and comes again is a second tab, not a thief. */
export const ROTATION_GRACE_SECONDS = 10
/** So much earlier than the server a client takes a session for ended. */
export const EXPIRY_MARGIN_SECONDS = 60

export const SESSION_COOKIE = 'gleaner_session'
/** Binds the cross-site token before sign-in. */
export const VISIT_COOKIE = 'gleaner_visit'
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'
export const XSRF_FIELD = '_xsrf'

/** True also as text, for form bodies. */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', 'on']).transform((word) => word === 'true' || word === '1' || word === 'on'),
])

export const passwordGrant = z.object({
  grant_type: z.literal('password'),
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  client_id: z.string(),
  remember: flag.optional(),
})
export const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(200),
  client_id: z.string(),
})
export const revocation = z.object({ client_id: z.string(), token: z.string().max(200).default('') })

/** RFC 6749 section 5.1, with the instant of making in seconds since 1970. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
  scope: z.string(),
  created_at: z.number(),
})
export type TokenAnswer = z.infer<typeof tokenAnswer>

/** RFC 6749 section 5.2; `too_many_tries` and `server_error` beside it. */
export const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unsupported_grant_type',
  'too_many_tries',
  'server_error',
] as const
export type OauthErrorCode = (typeof oauthErrors)[number]
export interface OauthErrorBody {
  error: OauthErrorCode
  error_description: string
}

export const signUp = z.strictObject({
  email: emailField,
  password: passwordField,
  first_name: nameField,
  last_name: nameField,
  code: z.string().max(100).optional(),
})
export const resetRequest = z.strictObject({ email: z.string().trim().toLowerCase().min(1).max(254) })
/** API tokens outlive a password unless this is said: where somebody else may have known it, they may have made one. */
const revokeTokens = z.boolean().optional()
export const passwordReset = z.strictObject({
  reset_password_token: z.string().min(1).max(200),
  password: passwordField,
  revoke_tokens: revokeTokens,
})
export const passwordChange = z.strictObject({
  current_password: z.string().min(1).max(1000),
  password: passwordField,
  revoke_tokens: revokeTokens,
})
export const tokenCreation = z.strictObject({ name: z.string().trim().min(1).max(100) })

/** A long-lived token for services, as lists show it; the secret itself is shown once, when it is made. */
export interface ApiTokenView {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** Where the browser keeps its session, as the specification names it. */
export const SESSION_KEY = 'app/session-data'

export const sessionData = z.object({
  accessToken: z.string().min(1),
  /** Instant, ISO 8601: now + expires_in - 60 s when it was given. */
  expireAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  refreshToken: z.string().min(1),
})
export type SessionData = z.infer<typeof sessionData>
