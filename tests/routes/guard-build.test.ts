import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { guardBuild } from '#app/routes/guard-build.server.ts'

const done = () => 'done'
const screens = { routes: { screen: { module: { action: done } } } } as unknown as ServerBuild
const { action } = guardBuild(screens).routes.screen!.module

/** With a bearer token no form has to be read to find another one. */
function send(headers: Record<string, string>) {
  const request = new Request('http://localhost/work_orders/1', { method: 'POST', headers: { Authorization: 'Bearer any', ...headers } })
  return Promise.resolve(action!({ request, params: {}, context: { gone: new AbortController().signal } })).catch(
    (thrown: Response) => thrown.status,
  )
}

test('the form of a screen is no larger than it may be, and says how large it is', async () => {
  expect(await send({ 'Content-Length': String(2 * 1024 * 1024) })).toBe('done')
  expect(await send({ 'Content-Length': String(2 * 1024 * 1024 + 1) })).toBe(413)
  expect(await send({ 'Transfer-Encoding': 'chunked' })).toBe(413)
})
