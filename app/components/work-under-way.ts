/** What would be lost or cut short if the page went: typed and not saved, or files on their way to the server. */
export type Work = 'edits' | 'uploads'

interface Held {
  work: Work
  setAside: () => void
}

const held = new Set<Held>()

/** The browser's own question before a window is closed or loaded anew. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** As long as this is held, whoever leaves the page is asked first. `setAside` keeps what can be kept, for those who leave all the same. */
export function holdWork(work: Work, setAside: () => void): () => void {
  const one = { work, setAside }
  held.add(one)
  addEventListener('beforeunload', ask)
  return () => {
    held.delete(one)
    if (held.size === 0) removeEventListener('beforeunload', ask)
  }
}

/** What is under way; files before edits, since only they can not be kept. */
export function workUnderWay(): Work | undefined {
  const works = [...held].map(({ work }) => work)
  return works.includes('uploads') ? 'uploads' : works[0]
}

/** Before the page goes for good, and everybody was asked who can be: it goes without another question. */
export function setWorkAside(): void {
  for (const { setAside } of held) setAside()
  held.clear()
  removeEventListener('beforeunload', ask)
}
