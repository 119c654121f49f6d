import { ModelTrouble } from './trouble.ts'

const LONGEST_LINE = 1024 * 1024 // characters; a model says a few at a time

/**
 * The fetch that the library is given: ends with `signal` whatever the library does; an error without JSON becomes one with, and a stream that is
 * no JSON breaks off (the library would write to the console about either, and standard output is where data goes).
 */
export function strictFetch(signal: AbortSignal, onLine: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok) return type.includes('application/json') ? withSoundError(answer) : errorAnswer(answer.status, await answer.text())
    if (!answer.body || !type.includes('ndjson')) return answer
    return new Response(answer.body.pipeThrough(soundLines(onLine)), { status: answer.status, headers: answer.headers })
  }
}

async function withSoundError(answer: Response): Promise<Response> {
  const text = await answer.text()
  try {
    JSON.parse(text)
    return new Response(text, { status: answer.status, headers: { 'Content-Type': 'application/json' } })
  } catch {
    return errorAnswer(answer.status, text)
  }
}

function errorAnswer(status: number, text: string): Response {
  const error = text.slice(0, 200) || `the model server answered ${status}`
  return new Response(JSON.stringify({ error }), { status, headers: { 'Content-Type': 'application/json' } })
}

/** Passes whole lines of JSON on, each told to `onLine`. */
function soundLines(onLine: () => void): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  let rest = ''
  return new TransformStream({
    transform(chunk, out) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop()!
      if (rest.length > LONGEST_LINE) throw new ModelTrouble('broke_off', 'a line of the stream is too long')
      for (const line of lines) pass(line, out)
    },
    flush(out) {
      if (rest.trim() !== '') pass(rest, out)
    },
  })

  function pass(line: string, out: TransformStreamDefaultController<Uint8Array>): void {
    if (line.trim() === '') return
    try {
      JSON.parse(line)
    } catch (error) {
      throw new ModelTrouble('no_json', 'the stream is no JSON', { cause: error })
    }
    onLine()
    out.enqueue(encoder.encode(`${line}\n`))
  }
}
