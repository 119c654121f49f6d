import { describe, expect, test } from 'vitest'
import { Failure } from '#app/domain/failure.ts'
import { countTries, netOf } from '#app/domain/members/tries.server.ts'

const fail = () => Promise.reject(new Failure('password_wrong'))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Failure) => error.code,
  )

describe('tries', () => {
  test('success takes the failed ones back', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 9; index += 1) expect(await codeOf(countTries('a@x.org', '10.0.0.1', fail))).toBe('password_wrong')
      expect(await codeOf(countTries('A@x.org', '10.0.0.1', async () => undefined))).toBe('done')
    }
  })
  test('a new password that is not good enough is no failed try', async () => {
    const weak = () => Promise.reject(new Failure('password_too_common'))
    for (let index = 0; index < 30; index += 1) expect(await codeOf(countTries('w@x.org', '10.0.0.7', weak))).toBe('password_too_common')
    expect(await codeOf(countTries('w@x.org', '10.0.0.7', async () => undefined))).toBe('done')
  })
  test('an address has a hundred, whatever accounts it tries', async () => {
    const codes = new Set<string>()
    for (let index = 0; index < 100; index += 1) codes.add(await codeOf(countTries(`a${index}@x.org`, '10.0.0.2', fail)))
    expect(codes).toEqual(new Set(['password_wrong']))
    expect(await codeOf(countTries('new@x.org', '10.0.0.2', fail))).toBe('too_many_tries')
    expect(await codeOf(countTries('new@x.org', '10.0.0.3', fail))).toBe('password_wrong')
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, net) => expect(netOf(address)).toBe(net))
