import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setImmediate as breathe } from 'node:timers/promises'

/** What nobody holds is gone after this, as it is sooner or later in a server that runs for days. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 5; round++) {
    collect()
    await breathe()
  }
}
