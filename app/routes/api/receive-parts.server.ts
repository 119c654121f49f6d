import busboy from 'busboy'
import { once } from 'node:events'
import { type Kind, type KindName } from '#app/contract/kinds/index.ts'
import { discardUpload, receiveOne, type FileLimits, type Received } from '#app/domain/intake/receive-upload.server.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'

export interface Parts {
  /** In the order of the form. */
  received: Received[]
  choice: 'auto' | KindName
}

const MOST_FILES = 1000 // in one request

/** Reads a multipart form as it arrives: each file goes straight to disk. When the request breaks off, nothing of it stays. */
export async function receiveParts(request: Request, who: Who, kind: Kind, limits: FileLimits): Promise<Parts> {
  const receiving: Promise<Received>[] = []
  const fields: Record<string, string> = {}
  const parser = makeParser(request)
  parser.on('file', (_name, stream, { filename }) => {
    // It may fail before anyone reads from it; whoever reads then is told.
    stream.on('error', () => undefined)
    const one = receiveOne(who, nameOf(filename), stream, limits)
    // Failures are looked at below, all together; a disk that is full must end the request at once.
    one.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))))
    receiving.push(one)
  })
  parser.on('field', (name, value) => (fields[name] = value))
  try {
    if (!request.body) throw brokenForm()
    await feed(request.body, parser)
    const received = await Promise.all(receiving)
    return { received: requireFiles(received), choice: choiceOf(fields.kind, kind) }
  } catch (error) {
    const settled = await Promise.allSettled(receiving)
    await discardUpload(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    throw causeOf(error, settled)
  }
}

/**
 * Gives the parser the body as fast as it takes it. When the parser fails, the rest is read and thrown away: a request that is not read
 * to its end closes the connection, and the client would never hear what was wrong.
 */
async function feed(body: ReadableStream<Uint8Array>, parser: busboy.Busboy): Promise<void> {
  let failure: unknown
  const closed = new Promise<void>((done) => parser.once('close', done))
  parser.on('error', (error) => {
    failure ??= error
    // The parser says so of a part with a broken head, but does not close by itself: the request would wait for ever.
    parser.destroy()
  })
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (failure === undefined && !parser.write(value)) await Promise.race([once(parser, 'drain').catch(() => undefined), closed])
    }
  } catch (error) {
    // The client broke off: the open file ends with the parser.
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
    await closed
    throw error
  }
  if (failure === undefined) parser.end()
  await closed
  if (failure !== undefined) throw failure
}

function makeParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: 'utf8',
      limits: { files: MOST_FILES, fields: 50, fieldSize: 1000 },
    })
  } catch (error) {
    throw brokenForm(error)
  }
}

/**
 * In the head of a part browsers write a quotation mark as %22, the ends of lines as %0D and %0A, and leave a percent sign as it is
 * (HTML standard, multipart form data).
 */
function nameOf(filename: string | undefined): string | undefined {
  return filename?.replaceAll('%22', '"').replace(/(?:%0D|%0A)+/g, ' ')
}

function requireFiles(received: Received[]): Received[] {
  if (received.length === 0) throw new Failure('invalid', { faults: [{ code: 'invalid', pointer: '/files', reason: 'no_file' }] })
  return received
}

/** `kind=auto` leaves it to the engine; otherwise the address decides. */
function choiceOf(given: string | undefined, kind: Kind): 'auto' | KindName {
  if (given === 'auto') return 'auto'
  if (given === undefined || given === '' || given === kind.name) return kind.name
  throw new Failure('invalid', { faults: [{ code: 'invalid', pointer: '/kind', reason: 'other_kind' }] })
}

/** A full disk is 507; a form that broke off or is none is the client's fault; anything else is ours. */
function causeOf(error: unknown, settled: PromiseSettledResult<Received>[]): unknown {
  const causes = [error, ...settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))]
  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException).code)
  if (codes.some((code) => code === 'ENOSPC' || code === 'EDQUOT')) return new Failure('no_space', {}, { cause: error })
  if (error instanceof Failure) return error
  const ours = codes.find((code) => code !== undefined && /^E(ACCES|IO|ROFS|MFILE|NFILE|PERM|EXIST)$/.test(code))
  return ours ? error : brokenForm(error)
}

function brokenForm(cause?: unknown): Failure {
  return new Failure('malformed', { faults: [{ code: 'malformed', reason: 'broken_form' }] }, { cause })
}
