import express from 'express'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeGuards } from '#app/routes/guards.server.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** What a route sees of a request that came with these headers, behind these trusted proxies. */
async function seenBehind(trusted: string[], headers: Record<string, string>) {
  const app = express()
  app.set('trust proxy', trusted)
  app.use(makeGuards({ dev: false }))
  app.use((req, res) =>
    res.json({
      address: req.headers['x-gleaner-address'],
      protocol: req.protocol,
      host: req.hostname,
      forwarded: req.headers['x-forwarded-host'] ?? null,
    }),
  )
  server = createServer(app)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; body: string; policy: string }>((resolve, reject) => {
    request({ port, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode!, body, policy: String(answer.headers['content-security-policy']) }))
    })
      .on('error', reject)
      .end()
  })
}

const forwarded = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'office.localhost',
  'X-Gleaner-Address': '198.51.100.1',
}

test('nobody may say where they come from', async () => {
  const { body } = await seenBehind([], forwarded)
  expect(JSON.parse(body)).toEqual({ address: '127.0.0.1', protocol: 'http', host: 'localhost', forwarded: null })
})

test('a trusted proxy may', async () => {
  const { body } = await seenBehind(['127.0.0.1'], forwarded)
  expect(JSON.parse(body)).toEqual({ address: '203.0.113.9', protocol: 'https', host: 'office.localhost', forwarded: 'office.localhost' })
})

test('the host that a trusted proxy names is judged too', async () => {
  expect((await seenBehind(['127.0.0.1'], { ...forwarded, 'X-Forwarded-Host': 'evil.example' })).status).toBe(421)
  expect((await seenBehind([], { ...forwarded, 'X-Forwarded-Host': 'evil.example' })).status).toBe(200)
})

test('the policy allows no script but that with the nonce of this answer', async () => {
  const [first, second] = [await seenBehind([], {}), await seenBehind([], {})]
  const scripts = (policy: string) => /script-src ([^;]+)/.exec(policy)![1]
  expect(scripts(first.policy)).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/)
  expect(scripts(first.policy)).not.toBe(scripts(second.policy))
  expect(first.policy).toContain("frame-ancestors 'none'")
})
