/** What `gleaner extract --data` and `evaluate --approved` need of an installation, without its server. */
export { readPageText } from '../intake/words.server.ts'
export { openToRead } from '#db/client.server.ts'
export { recallLayouts } from './recall-layouts.server.ts'
export { recallKnown } from './recall-known.server.ts'
