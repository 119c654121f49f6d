import { hasAddress } from './has-address.ts'
import type { Cast } from './cast.ts'
import { isStore } from './named-places.ts'
import type { Party } from './party.ts'

/** `Almacén Coslada` over its street, level with the firm that orders and the one that sells, nothing over any of them: the store of the three is where goods go. */
export function findStoreBeside({ unheaded, headed, bySeller }: Cast): Party | undefined {
  if (bySeller || headed.some(({ role }) => role === 'delivery')) return undefined
  const whole = unheaded.filter((party) => party.name && party.block.parts.length > 1 && hasAddress(party))
  const stores = whole.filter(({ name }) => isStore(name!.text))
  const [store] = stores
  if (!store || stores.length > 1) return undefined
  const level = whole.filter(
    ({ block }) => block.page === store.block.page && Math.abs(block.box.top - store.block.box.top) < LEVEL && block !== store.block,
  )
  return level.length >= OTHERS ? store : undefined
}

const LEVEL = 3 // points
const OTHERS = 2 // who orders, and who sells
