import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NewDesk } from '#app/components/document/new-desk.tsx'
import { createFromDesk } from './desk-orders.server.ts'
import { requireKind } from './kind.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { kind } = await requireKind(request, params.kind, 'write')
  return { kind: kind.name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind, 'write')
  const answer = await createFromDesk(request, who, kind)
  if ('id' in answer) throw redirect(`/${kind.slug}/${answer.id}`)
  return answer
}

export default function NewDocumentScreen() {
  const { kind } = useLoaderData<typeof loader>()
  return <NewDesk key={kind} kind={kind} />
}
