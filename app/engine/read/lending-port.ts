import { getResolvedPDFJS } from 'unpdf'

type PdfWorker = InstanceType<Awaited<ReturnType<typeof getResolvedPDFJS>>['PDFWorker']>

type Listener = (event: { data: unknown }) => void

/**
 * The wire between the half of pdf.js that parses and the half that is asked, within one process. Its own copies every message (structured clone), each
 * glyph anew wherever it is written: a tenth of the time of reading. This one hands over the very objects, which reading only looks at.
 */
class LendingPort {
  readonly #listeners = new Set<Listener>()
  readonly #later = Promise.resolve()

  postMessage(message: object): void {
    const data = keepLists(message)
    void this.#later.then(() => {
      for (const listener of this.#listeners) listener({ data })
    })
  }

  addEventListener(_name: 'message', listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener), { once: true })
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.#listeners.delete(listener)
  }
}

/** The one thing that is changed after it was sent: pdf.js empties the lists of a part of a page's program to fill them with the next. */
function keepLists(message: { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } }): object {
  const { fnArray, argsArray } = message.chunk ?? {}
  return fnArray && argsArray ? { ...message, chunk: { ...message.chunk, fnArray: [...fnArray], argsArray: [...argsArray] } } : message
}

/** Both halves of pdf.js joined by such a wire, for one document; whoever asks ends it (`destroy`). */
export async function joinHalves(verbosity: number): Promise<PdfWorker> {
  const [{ PDFWorker }, { WorkerMessageHandler }] = await Promise.all([
    getResolvedPDFJS(),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  const port = new LendingPort()
  const worker = PDFWorker.create({ port: port as unknown as Worker, verbosity })
  WorkerMessageHandler.initializeFromPort(port)
  return worker
}
