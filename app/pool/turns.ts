/** Lets pieces of work run beside each other, and one of them alone where it has to: then, for a while, nothing else begins. */
export interface Turns {
  beside<T>(work: () => Promise<T>): Promise<T>
  alone<T>(work: () => Promise<T>): Promise<T>
}

/** Milliseconds that others are held up for: until what runs has ended, and again while the one runs alone. */
const HELD_UP = 3_000

/** What runs alone waits for what runs, and others wait for it, but nobody longer than `heldUp`: one bad document must not stop everything. */
export function makeTurns(heldUp = HELD_UP): Turns {
  const running = new Set<Promise<unknown>>()
  let alone: Promise<unknown> | undefined

  async function beside<T>(work: () => Promise<T>): Promise<T> {
    while (alone) await alone
    return keep(work())
  }

  function keep<T>(work: Promise<T>): Promise<T> {
    const ended: Promise<unknown> = work.then(
      () => running.delete(ended),
      () => running.delete(ended),
    )
    running.add(ended)
    return work
  }

  return {
    beside,
    async alone(work) {
      while (alone) await alone
      const begun = within(heldUp, Promise.all(running))
      const turn = begun.then(() => keep(work()))
      const over = () => (alone = undefined)
      alone = begun.then(() => within(heldUp, turn)).then(over, over)
      return turn
    },
  }
}

/** Ends when the work has ended, well or not, or when the time is over. */
function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    const end = () => {
      clearTimeout(timer)
      done()
    }
    work.then(end, end)
  })
}
