import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NewDesk } from '#app/components/document/new-desk.tsx'
import { kindOfSlug, type Kind } from '#app/contract/kinds/index.ts'
import { requireMember } from '../session.server.ts'
import { createFromDesk } from './desk-orders.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const kind = kindOf(params.kind)
  await requireMember(request, kind.scope, 'write')
  return { kind: kind.name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const kind = kindOf(params.kind)
  const who = await requireMember(request, kind.scope, 'write')
  const answer = await createFromDesk(request, who, kind)
  if ('id' in answer) throw redirect(`/${kind.slug}/${answer.id}`)
  return answer
}

export default function NewDocumentScreen() {
  const { kind } = useLoaderData<typeof loader>()
  return <NewDesk key={kind} kind={kind} />
}

function kindOf(slug: string | undefined): Kind {
  const kind = kindOfSlug(slug)
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}
