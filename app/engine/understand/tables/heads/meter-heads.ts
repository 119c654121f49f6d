import { fold } from '../../words/fold.ts'
import type { Head } from './heads.ts'

const meterHead = /^(?:contador(?:es)?|compteurs?|zahl(?:er|werk)|tellers?|contator[ei])$/

/** `Contador | Lectura anterior | Lectura actual | A facturar | Valor unit. | Valor total`: at a price each, the meters name what was counted. */
export function withMeters(heads: Head[]): Head[] {
  const has = (role: string) => heads.some(({ heading }) => heading?.role === role)
  if (!has('price') || !has('total') || has('description')) return heads
  const meter = heads.findIndex(({ text }) => meterHead.test(fold(text)))
  return meter < 0 ? heads : heads.map((head, at) => (at === meter ? { ...head, heading: { role: 'description', strength: 1 } } : head))
}
