import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { editAttributes } from '#app/contract/edits.ts'
import { editDocument } from '#app/domain/documents/edit.server.ts'
import { findDocument } from '#app/domain/documents/find.server.ts'
import { removeDocument } from '#app/domain/documents/remove.server.ts'
import { Failure } from '#app/domain/failure.ts'
import { requireWho } from '../session.server.ts'
import { requireId, requireKind } from './address.server.ts'
import { readResource, requireMethod, sendNothing } from './answer.server.ts'
import { keepingConflict, sendDocument } from './send-document.server.ts'

/** GET: everything that is known of a document, its history included. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  return sendDocument(request, who, findDocument(who, requireId(request, params, who)), { withEvents: true })
}

/** PATCH: changed values and rows. DELETE: into the trash. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH', 'DELETE')
  const who = await requireWho(request, requireKind(params).scope, 'write')
  const id = requireId(request, params, who)
  if (request.method === 'DELETE') {
    removeDocument(who, id)
    return sendNothing()
  }
  const { version: given, ...edit } = await readResource(request, requireKind(params).slug, editAttributes, id)
  const version = given ?? versionOf(request.headers.get('If-Match'))
  if (version === undefined)
    throw new Failure('version_missing', { faults: [{ code: 'version_missing', pointer: '/data/attributes/version' }] })
  return sendDocument(request, who, await keepingConflict(who, () => editDocument(who, id, { ...edit, version })))
}

function versionOf(etag: string | null): number | undefined {
  const digits = etag?.match(/^(?:W\/)?"(\d{1,15})"$/)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
