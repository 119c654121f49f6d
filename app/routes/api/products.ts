import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toResource } from '#app/contract/json-api.ts'
import { productFields, productQuery } from '#app/contract/products.ts'
import { addProduct, listProducts } from '#app/domain/products/products.server.ts'
import { requireWho } from '../session.server.ts'
import { readEither, readQuery, requireMethod, send } from './answer.server.ts'

/** GET: a page of the catalogue. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const who = await requireWho(request)
  const { data, meta } = listProducts(who, readQuery(request, productQuery))
  return send(request, { data: data.map((product) => toResource('products', { ...product })), meta })
}

/** POST: a new article. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, 'POST')
  const who = await requireWho(request, 'settings', 'write')
  const product = addProduct(who, await readEither(request, 'products', productFields))
  return send(request, { data: toResource('products', { ...product }) }, { status: 201 })
}
