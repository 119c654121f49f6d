import type { ActionFunctionArgs } from '@remix-run/node'
import { inviteAgain } from '#app/domain/members/add.server.ts'
import { composeMail } from '../mails.server.ts'
import { requireWho } from '../session.server.ts'
import { requireMethod } from './answer.server.ts'
import { answerInvited } from './answer-invited.server.ts'

/** POST /api/v1/members/{id}/invitation: a fresh link for a member who has not come yet. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  return answerInvited(request, await inviteAgain(await requireWho(request, 'settings', 'write'), params.id!, composeMail), 200)
}
