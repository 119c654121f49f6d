import { expect, test } from 'vitest'
import { WANTED_COOKIE, wantedOf } from '#app/routes/session.server.ts'

const wantedIn = (value: string) =>
  wantedOf(new Request('http://localhost/sign_in', { headers: { Cookie: `${WANTED_COOKIE}=${encodeURIComponent(value)}` } }))

test.each(['/', '/work_orders/abc?list=%3Fsort%3Dname', '/settings/parties?filter[q]=a'])(
  '%s is gone back to after signing in',
  (wanted) => {
    expect(wantedIn(wanted)).toBe(wanted)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/ok\\..\\evil',
  '/\t/evil.example',
  'work_orders',
  '/api/v1/auth/me',
  '/sign_in',
  '',
])('%j is not: it leads elsewhere, or back to signing in', (wanted) => {
  expect(wantedIn(wanted)).toBe('/')
})
