import { fold } from '../words/fold.ts'
import type { Party } from './party.ts'
import { hasPostalCode } from './places.ts'
import { isSameName } from './same-name.ts'

const plain = (text: string) => fold(text).replace(/[^\p{L}\d]/gu, '')

/** `Hotel Puerta de Medina` over its street at the head, and in the foot the firm behind it at the same street: the writer's house, and no window. */
export function isHouseOfWriter(party: Party, others: readonly Party[], writer: string | undefined): boolean {
  const places = party.address.filter(({ text }) => hasPostalCode(text) || /\d/.test(text)).map(({ text }) => plain(text))
  if (writer === undefined || !party.address.some(({ text }) => hasPostalCode(text))) return false
  return others.some(
    (other) =>
      other.block !== party.block &&
      other.block.box.top > party.block.box.bottom &&
      other.name !== undefined &&
      isSameName(writer, other.name.text) &&
      places.every((place) => plain(other.address.map(({ text }) => text).join('')).includes(place)),
  )
}
