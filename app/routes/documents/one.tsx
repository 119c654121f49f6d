import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs, type ShouldRevalidateFunction } from '@remix-run/react'
import { useRef } from 'react'
import { documentName } from '#app/components/list/document-name.ts'
import { ReviewDesk } from '#app/components/document/review-desk.tsx'
import { guardNavigation } from '#app/components/session.ts'
import { goesOn, type DeskAnswer } from '#app/contract/desk.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { nextPending, previousPending } from '#app/domain/review/next-pending.server.ts'
import { useText } from '#app/i18n/text.ts'
import { answerDesk } from './desk-orders.server.ts'
import { requireKind } from './kind.server.ts'
import { listContextOf } from './list-context.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { who, kind } = await requireKind(request, params.kind)
  const { list, search } = listContextOf(request)
  const document = findDocument(who, params.id!)
  if (document.kind !== kind.name) throw redirect(`/${kinds[document.kind].slug}/${document.id}`, 308)
  return {
    document,
    search,
    next: nextPending(who, kind, document.id, list),
    previous: previousPending(who, kind, document.id, list),
    canWrite: mayDo(who.member.role, kind.scope, 'write'),
    canRemove: mayDo(who.member.role, kind.scope, 'write') && (document.status !== 'approved' || who.member.role === 'admin'),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  // Whether the role lets write is judged there: who lost it meanwhile is told at the desk, and not by a page in its place.
  const { who, kind } = await requireKind(request, params.kind)
  return answerDesk(request, who, kind, params.id!, listContextOf(request).list)
}

/** A server that does not answer is no reason to lose the page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<DeskAnswer> {
  await guardNavigation(request)
  try {
    return await serverAction<DeskAnswer>()
  } catch (error) {
    if (error instanceof TypeError) return { refused: 'offline', sentence: '' }
    throw error
  }
}

/** A document that just went into the trash or to the other kind, or that is left for the next one, is not asked for again: what is typed would go with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && isLeft(actionResult as DeskAnswer | undefined) ? false : defaultShouldRevalidate

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${(data && (data.document.fields[kinds[data.document.kind].titleField] ?? data.document.file_name)) || 'Gleaner'} · Gleaner` },
]

export default function DocumentScreen() {
  const { t } = useText()
  const { document, ...around } = useLoaderData<typeof loader>()
  // It outlives the desk: from one document it leads back to the one before.
  const lastStep = useRef<(() => void) | null>(null)
  return (
    <ReviewDesk
      key={`${document.kind}/${document.id}`}
      document={document}
      name={documentName(t, document)}
      lastStep={lastStep}
      {...around}
    />
  )
}

function isLeft(answer: DeskAnswer | undefined): boolean {
  if (!answer) return false
  if ('refused' in answer) return answer.refused === 'not_found'
  return answer.done === 'remove' || answer.done === 'move' || (answer.next !== null && goesOn.has(answer.done))
}
