import type { ActionFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { productChange } from '#app/contract/products.ts'
import { changeProduct, removeProduct } from '#app/domain/products/products.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, requireMethod, send, sendNothing } from './answer.server.ts'

/** PATCH and DELETE of one article. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'PATCH', 'DELETE')
  const who = await requireWho(request, 'settings', 'write')
  if (request.method === 'DELETE') {
    removeProduct(who, params.id!)
    return sendNothing()
  }
  const product = changeProduct(who, params.id!, await readEither(request, 'products', productChange, params.id))
  return send(request, { data: toResource('products', { ...product }) })
}
