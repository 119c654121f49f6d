import { toResource } from '#app/contract/json-api.ts'
import type { Invited } from '#app/domain/members/add.server.ts'
import { send } from './answer.server.ts'

/** The member who was invited, with the invitation's address where no mail takes it there. */
export function answerInvited(request: Request, { member, invitationUrl }: Invited, status: number): Response {
  const meta = invitationUrl === undefined ? {} : { meta: { invitation_url: invitationUrl } }
  return send(request, { data: toResource('members', { ...member }), ...meta }, { status })
}
