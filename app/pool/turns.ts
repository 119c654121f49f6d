/** Lets pieces of work run beside each other, and one of them alone where it has to: then nothing else runs or begins. */
export interface Turns {
  beside<T>(work: () => Promise<T>): Promise<T>
  alone<T>(work: () => Promise<T>): Promise<T>
}

export function makeTurns(): Turns {
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
      const turn = Promise.all(running).then(work)
      alone = turn.then(
        () => (alone = undefined),
        () => (alone = undefined),
      )
      return turn
    },
  }
}
