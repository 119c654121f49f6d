import { expect, test } from 'vitest'
import type { Box } from '#app/engine/document.ts'
import type { Part } from '#app/engine/understand/parties/blocks.ts'
import type { Party } from '#app/engine/understand/parties/party.ts'
import { isHouseOfWriter } from '#app/engine/understand/parties/writers-house.ts'

function partyAt(top: number, name: string, ...address: string[]): Party {
  const box: Box = { left: 50, top, right: 250, bottom: top + 20 }
  const toPart = (text: string) => ({ text, box, page: 1 }) as unknown as Part
  const parts = [name, ...address].map(toPart)
  return { block: { parts, contacts: [], page: 1, box }, name: parts[0], names: parts.slice(0, 1), address: parts.slice(1) }
}

const writer = 'Hoteles Campiña Sur S.A.'
const foot = partyAt(780, writer, 'Paseo del Brillo, 31', '14006 Córdoba')

test('a house at the street of the firm in the foot is the firm’s own', () => {
  expect(isHouseOfWriter(partyAt(50, 'Hotel Puerta del Río', 'Paseo del Brillo, 31 · 14006 Córdoba'), [foot], writer)).toBe(true)
})

test('another firm of the same town is none of it', () => {
  expect(isHouseOfWriter(partyAt(50, 'Librería Morell', 'Calle Real, 4', '14006 Córdoba'), [foot], writer)).toBe(false)
})

test('nor is one at the address of somebody else', () => {
  const other = partyAt(780, 'Gestoría Llano S.L.', 'Paseo del Brillo, 31', '14006 Córdoba')
  expect(isHouseOfWriter(partyAt(50, 'Hotel Puerta del Río', 'Paseo del Brillo, 31', '14006 Córdoba'), [other], writer)).toBe(false)
})
