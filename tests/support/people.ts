import type { Role } from '#app/contract/members.ts'
import type { Client } from './api-server.ts'
import { postJson, sendJson } from './http.ts'

export const PASSWORD = 'quite a long secret'

/** Invites a member, who sets a password by the link; gives the e-mail. */
export async function invite(url: string, admin: Client, role: Role, email = `${role}@example.org`): Promise<string> {
  const attributes = { email, first_name: role, last_name: 'Person', role }
  const { body } = await admin.json('POST', '/api/v1/members', { data: { type: 'members', attributes } })
  const link = new URL((body.meta as unknown as { invitation_url: string }).invitation_url)
  const reset_password_token = link.searchParams.get('reset_password_token')
  await sendJson('PUT', `${url}/api/v1/users/password`, { reset_password_token, password: PASSWORD })
  return email
}

/** The access token of a new member of the role. */
export async function signInAs(url: string, admin: Client, role: Role, email?: string): Promise<string> {
  const given = { grant_type: 'password', client_id: 'gleaner-cli', email: await invite(url, admin, role, email), password: PASSWORD }
  const answer = await postJson(`${url}/oauth/token`, given)
  return ((await answer.json()) as { access_token: string }).access_token
}
