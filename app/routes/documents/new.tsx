import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { NewDesk } from '#app/components/document/new-desk.tsx'
import type { DeskAnswer } from '#app/contract/desk.ts'
import { errorStatus } from '#app/contract/errors.ts'
import { createFromDesk } from './desk-orders.server.ts'
import { requireKind } from './kind.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { kind } = await requireKind(request, params.kind, 'write')
  return { kind: kind.name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind)
  const answer = await createFromDesk(request, who, kind)
  if ('id' in answer) throw redirect(`/${kind.slug}/${answer.id}`)
  return data(answer, { status: errorStatus[answer.refused] })
}

/** Who lost the role meanwhile keeps what is typed in sight, with the sentence that says so. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  (actionResult as DeskAnswer | undefined) === undefined && defaultShouldRevalidate

export default function NewDocumentScreen() {
  const { kind } = useLoaderData<typeof loader>()
  return <NewDesk key={kind} kind={kind} />
}
