/** Wall clock of one document, and how much more each recognised page earns, in milliseconds. */
export const WALL_CLOCK = 25_000
export const WALL_CLOCK_PER_RECOGNISED_PAGE = 10_000
/** Of it, for the files inside of a PDF, in milliseconds: where they take longer, its pages are read once more without them, in time for whoever waits. */
export const WALL_CLOCK_OF_ATTACHMENTS = 8_000
/** So many times the wall clock of waiting for a processor does not count: beyond it a machine is too busy to read at all. */
export const WAITING_FORGIVEN = 3
/** Resident memory of one process, in bytes: ended a little below the promised GiB, for what grows between two looks. */
export const MEMORY = 940 * 1024 * 1024
/** How a process ends itself over its memory: nothing else sends it, so whoever finds it dead knows why. */
export const MEMORY_SIGNAL = 'SIGUSR2'
/** How often a process looks at its memory and its parent, in milliseconds. */
export const WATCH_EVERY = 40
/** Heap of JavaScript alone, in MiB; V8 gives up beyond it. */
export const HEAP_MIB = 800
/** Room for what lives a moment, in MiB. With 32 two processes read no more documents a second (31 each way), and the largest of 872 documents' took 337 MB instead of 300. */
export const YOUNG_MIB = 16
/** How much less than the server an extraction process presses for the processor, in steps of `nice`. */
export const MILDER = 5
/**
 * Flags of V8: most steps of understanding run a few times a document, and fast code for them, with all that they call in it, takes longer to make than it
 * saves in the first hundreds of documents. Only what is really hot (the loops of pdf.js) is made fast, and in smaller parts.
 */
export const COMPILE_LESS = [
  // V8 12 (Node 22) counts calls instead and tells whoever sets this that it does not know it, in the terminal of whoever runs `extract`.
  ...(Number.parseInt(process.versions.v8) < 12 ? ['--interrupt-budget=300000'] : []),
  '--max-inlined-bytecode-size=150',
  '--max-inlined-bytecode-size-cumulative=300',
]
