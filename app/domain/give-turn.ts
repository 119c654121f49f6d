import { setImmediate } from 'node:timers/promises'

/** From the request that comes in to its answer: so many times it waits for the process. */
const STEPS = 8

/**
 * Lets everybody else work before what takes long goes on. One process serves everybody, and a request goes in steps: with a single turn for each it
 * would wait for as many pieces of the long work. Costs nothing where nobody waits.
 */
export async function giveTurn(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await setImmediate()
}
