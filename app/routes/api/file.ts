import type { LoaderFunctionArgs } from '@remix-run/node'
import { findFile } from '#app/domain/intake/find-file.server.ts'
import { requireWho } from '../session.server.ts'
import { sendPdf } from '../files/pdf.server.ts'
import { requireId } from './address.server.ts'

/** GET: the PDF itself, whole or in ranges. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  return sendPdf(request, findFile(who, requireId(request, params, who)))
}
