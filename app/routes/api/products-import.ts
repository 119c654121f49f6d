import type { ActionFunctionArgs } from '@remix-run/node'
import { productImport } from '#app/contract/products.ts'
import { importProducts } from '#app/domain/products/import-products.server.ts'
import { requireWho } from '../session.server.ts'
import { readJson, requireMethod, send } from './answer.server.ts'

/** POST {csv}: takes a catalogue in, all lines or none; `meta` counts created, updated and unchanged. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  const { csv } = await readJson(request, productImport)
  return send(request, { data: null, meta: { ...importProducts(who, csv) } })
}
