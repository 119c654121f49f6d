import { readFile, stat } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import workerpool from 'workerpool'
import type { Reading } from '#app/contract/reading.ts'
import type { Document } from '#app/engine/document.ts'
import { extractReading } from '#app/engine/extract.ts'
import { warmUp } from '#app/engine/read/open.ts'
import { Unreadable } from '#app/engine/unreadable.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import type { Answer, Job, Report } from './job.ts'
import { keepPages, takePages } from './keep-pages.ts'
import { keepWords } from './keep-words.ts'
import { localRecogniser } from './recognise.ts'
import { COMPILE_LESS, MILDER } from './limits.ts'

/** Runs in the extraction process: a path in, a reading out. The process touches nothing but the file it is told to read. */
async function extract(job: Job): Promise<Answer> {
  report({ pid: process.pid })
  try {
    return { reading: await read(job) }
  } catch (error) {
    // Whatever pdf.js trips over is the fault of the file: it is damaged as far as we are concerned. The cause goes to the log of the parent.
    const unreadable = error instanceof Unreadable ? error.code : 'damaged'
    const cause = error instanceof Unreadable ? error.cause : error
    return {
      unreadable,
      ...(cause === undefined ? {} : { cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
    }
  }
}

async function read({ path, options, maxBytes, wordsPath, pagesPath }: Job): Promise<Reading> {
  const info = await stat(path).catch(() => undefined)
  if (!info?.isFile()) throw new Unreadable('not_found')
  if (maxBytes !== undefined && info.size > maxBytes) throw new Unreadable('too_large')
  const bytes = await readFile(path)
  const known = pagesPath === undefined ? undefined : await takePages(pagesPath)
  let document: Document | undefined
  const reading = await extractReading(bytes, {
    ...options,
    recognise,
    clock: () => performance.now(),
    onStep: (progress) => report({ progress }),
    onAttachments: () => report({ attachments: true }),
    onDocument: (read) => (document = read),
    ...(known ? { document: known } : {}),
  })
  if (wordsPath !== undefined && document) await keepWords(wordsPath, wordsOf(document))
  if (pagesPath !== undefined && document && !known) await keepPages(pagesPath, document)
  return reading
}

const recognise = localRecogniser()

function report(message: Report): void {
  workerpool.workerEmit(message)
}

// The server answers first, however hard a document is to read.
setPriority(Math.min(19, getPriority() + MILDER))
// Set here, not on the command line, where a Node that does not know one of them would not start at all.
for (const flag of COMPILE_LESS) setFlagsFromString(flag)
const watchdog = new URL('./watchdog.js', import.meta.url)
new Worker(watchdog, { workerData: { parent: process.ppid }, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
// Ctrl+C in a terminal reaches the whole group: the parent decides what becomes of the work.
process.on('SIGINT', () => undefined)
// pdf.js drops promises over broken files, which fail when their document is long closed: the next one must not pay for that.
process.on('unhandledRejection', (reason) => report({ trouble: `nobody waited for: ${String(reason)}` }))
// An answer that finds the parent gone: nobody waits for this process any more.
process.on('error', () => process.exit(0))
// Ready only when pdf.js is loaded, so that the wall clock counts the document alone.
await warmUp()
// The parent may be gone already: then nobody waits for this process.
if (process.connected) workerpool.worker({ extract, answers: () => true })
else process.exit(0)
