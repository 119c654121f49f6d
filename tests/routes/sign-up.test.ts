import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCode } from '#app/domain/members/sign-up.server.ts'
import { startApi, type ApiServer } from '#tests/support/api-server.ts'
import { postJson } from '#tests/support/http.ts'

let server: ApiServer
const person = { email: 'ada@example.org', password: 'tall ships sail at dawn', first_name: 'Ada', last_name: 'Byron' }
const signUp = async (more: object) => {
  const answer = await postJson(`${server.url}/api/v1/users`, { ...person, ...more })
  return { status: answer.status, body: await answer.json() }
}

beforeAll(async () => {
  server = await startApi({ HOST: '0.0.0.0', GLEANER_SIGN_UP: 'open' })
})
afterAll(() => server.close())

test('where others can reach the server, the first sign-up needs the printed code; afterwards nobody does', async () => {
  for (const code of [undefined, '', 'guess']) {
    expect(await signUp({ code })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'sign_up_code_wrong', source: { pointer: '/code' } }] },
    })
  }
  expect(await signUp({ code: signUpCode() })).toMatchObject({
    status: 201,
    body: { data: { type: 'members', attributes: { role: 'admin', email: 'ada@example.org' } } },
  })
  expect(await signUp({ email: 'Bob@Example.org' })).toMatchObject({
    status: 201,
    body: { data: { attributes: { role: 'viewer', email: 'bob@example.org' } } },
  })
})

test.each([
  [{ email: 'ADA@example.org' }, 'email_taken', '/email'],
  [{ email: 'no address' }, 'invalid', '/email'],
  [{ email: 'cy@example.org', password: 'seven77' }, 'password_too_short', '/password'],
  [{ email: 'cy@example.org', password: 'P@ssword1' }, 'password_too_common', '/password'],
  [{ email: 'cy@example.org', first_name: ' ' }, 'invalid', '/first_name'],
  [{ email: 'cy@example.org', role: 'admin' }, 'invalid', '/role'],
])('%j is refused with %s', async (more, code, pointer) => {
  expect(await signUp(more)).toMatchObject({ status: 422, body: { error: expect.any(String), errors: [{ code, source: { pointer } }] } })
})
