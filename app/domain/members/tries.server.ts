import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorCode } from '#app/contract/errors.ts'
import { Failure } from '#app/domain/failure.ts'

const WINDOW = 15 * 60 // seconds
const perPair = new RateLimiterMemory({ points: 10, duration: WINDOW })
const perAddress = new RateLimiterMemory({ points: 100, duration: WINDOW })

/**
 * Runs what checks a password or a link, within the limits: 10 failed tries in 15 minutes for an account from an address, 100 for
 * an address. The try is counted before the work, so that many at once do not slip through; success takes it back, and so does a new
 * password that was not good enough: whoever gets that far has proved who they are, or had nothing to prove.
 */
export async function countTries<T>(account: string, address: string, work: () => Promise<T>): Promise<T> {
  const net = netOf(address)
  const pair = `${account.toLowerCase()} ${net}`
  await consume(perAddress, net)
  await consume(perPair, pair)
  try {
    const result = await work()
    await perPair.delete(pair)
    await perAddress.reward(net)
    return result
  } catch (error) {
    if (error instanceof Failure && ABOUT_THE_NEW_PASSWORD.has(error.code)) {
      await perPair.reward(pair)
      await perAddress.reward(net)
    }
    throw error
  }
}

const ABOUT_THE_NEW_PASSWORD = new Set<ErrorCode>(['password_too_short', 'password_too_common', 'invalid'])

/** Counts what never fails by itself, such as asking for a reset mail. */
export async function countCall(account: string, address: string): Promise<void> {
  const net = netOf(address)
  await consume(perAddress, net)
  await consume(perPair, `${account.toLowerCase()} ${net}`)
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof Error) throw refused
    throw new Failure('too_many_tries', { retryAfter: Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)) })
  }
}

/** IPv4 whole, IPv6 by its /64: a household or a server has that many addresses to itself. */
export function netOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail] = mapped.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
