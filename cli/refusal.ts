import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isAxiosError } from 'axios'
import { z } from 'zod'
import { errorBodyOf } from '#app/client/api.ts'
import { oauthErrorOf } from '#app/client/oauth.ts'
import type { ErrorBody } from '#app/contract/errors.ts'
import { CommandFailure, exit, serverFailure } from './failure.ts'

/** Something answers, but not as Gleaner does. */
export function strangeServer(url: string, cause?: unknown): CommandFailure {
  return serverFailure(`What answers at ${url} is not Gleaner.`, cause)
}

/** The server understood and said no: its status, its code, and its one sentence. */
export class Refusal extends CommandFailure {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(status === 401 ? exit.server : exit.someFailed, message)
  }
}

/** For `catch`: what is not there is named, since the server knows an address only. */
export function namingMissing(sentence: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Refusal && error.status === 404 ? new Refusal(404, error.code, sentence) : error
  }
}

/** Failures that another try may cure: the server is away, overloaded, or out of space. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.status >= 500 || error.status === 429
  return error instanceof CommandFailure && error.exitCode === exit.server && error.cause !== undefined
}

/** Says what a failed call means for the command; an error that is no failed call is a bug and stays one. */
export async function explainFailure(error: unknown, url: string): Promise<unknown> {
  if (error instanceof z.ZodError) return strangeServer(url, error)
  if (!isAxiosError(error)) return error
  const { response } = error
  if (!response) return serverFailure(`The server at ${url} cannot be reached (${error.code ?? error.message}). Is it running?`, error)
  if (response.data instanceof Readable) response.data = parse(await text(response.data))
  const body = errorBodyOf(error)
  if (body) return new Refusal(response.status, body.errors[0]?.code ?? 'refused', hint(response.status, sentenceOf(body), url))
  // Answers of /oauth have another form.
  const refused = oauthErrorOf(error)
  if (refused?.error_description) return serverFailure(refused.error_description)
  // What stands between (a proxy, a wall) may refuse in its own words; where it knows no such address, nothing of ours is behind it.
  const elsewhere: unknown = response.headers.location
  if (response.status >= 300 && response.status < 400 && typeof elsewhere === 'string')
    return serverFailure(`${url} sends on to ${elsewhere}. Use the address of that server.`, error)
  if (response.status < 400 || response.status === 404 || response.status === 405) return strangeServer(url, error)
  return new Refusal(response.status, 'refused', hint(response.status, `The server at ${url} answered ${response.status}.`, url))
}

/** A file was refused before the server looked at it as one of an upload (by a proxy, or with the form as a whole). */
export function refusalOfFile(body: unknown, url: string): Refusal {
  const { error, errors } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  return new Refusal(422, errors?.[0]?.code ?? 'refused', error ?? `The server at ${url} refused the file.`)
}

/** The sentence, and what it leaves open: which part is wrong and why. */
function sentenceOf({ error, errors }: ErrorBody): string {
  const details = errors.flatMap(({ detail }) => (detail && detail !== error ? [detail] : []))
  return [...new Set([error, ...details])].join(' ')
}

const hint = (status: number, sentence: string, url: string) =>
  status !== 401
    ? sentence
    : process.env.GLEANER_TOKEN
      ? `The token in GLEANER_TOKEN is not valid at ${url}. Make one: gleaner tokens create NAME`
      : `${sentence} Please run: gleaner login --url ${url}`

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return body
    throw error
  }
}
