import { AsyncLocalStorage } from 'node:async_hooks'

/** Different complaints that are kept of one document. */
const MOST = 50
/** What pdf.js says when a part of what is shown is lost or guessed. Most of its other complaints are about what nobody sees. */
const LOSSES = [
  // The program of a page.
  /ignoring (errors during|XObject|sub-stream|annotation data)/,
  /^(Unknown command|Skipping command|Ignoring circular reference)/,
  // What letters stand for.
  /^(loadFont - |translateFont - fetching|ensureStateFont|Font "[^"]*" is not available|Invalid cMap data)/,
  /ignoring ToUnicode data/,
  // Pictures: what a scanned page shows.
  /^(Unable to decode image|Image exceeded maximum)|ignoring the rest of the image data|without finding an EOI/,
  // Fields and notes.
  /^_parsedAnnotations: /,
  // The bytes.
  /flate stream$/,
  /^(Invalid stream: |Unterminated |Malformed dictionary|getHexString - ignoring|Lexer\.getNumber)/,
  /^indexObjects: Found /,
]

const listening = new AsyncLocalStorage<Set<string>>()
let isListening = false

/**
 * Runs the work and collects in `losses` what pdf.js complains about meanwhile: it goes on over broken files without another sign. Its only voice is the
 * console (with `verbosity` 5 also for broken streams), which is lent to the document that is being read and stays silent beside it.
 */
export function collectLosses<T>(losses: Set<string>, work: () => Promise<T>): Promise<T> {
  listen()
  return listening.run(losses, work)
}

function listen(): void {
  if (isListening) return
  isListening = true
  const terminal = globalThis.console
  for (const method of ['warn', 'info'] as const) {
    const usual = terminal[method].bind(terminal)
    terminal[method] = (...told: unknown[]) => {
      const complaint = /^(?:Warning|Info): ([\s\S]*)/.exec(String(told[0]))?.[1]
      if (complaint === undefined) usual(...told)
      else note(complaint)
    }
  }
}

function note(complaint: string): void {
  const losses = listening.getStore()
  if (losses && losses.size < MOST && LOSSES.some((loss) => loss.test(complaint))) losses.add(complaint)
}
