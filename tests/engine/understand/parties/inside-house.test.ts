import { expect, test } from 'vitest'
import { isInsideHouse } from '#app/engine/understand/parties/inside-house.ts'

test.each(['2e étage', '3. OG', '2º B', 'Planta baja', 'Suite 400', '1st floor', 'Bâtiment A', 'Nave 3', 'Erdgeschoss'])(
  '%s: where in a house',
  (text) => {
    expect(isInsideHouse(text)).toBe(true)
  },
)

test.each(['12 rue des Tilleuls', 'Suite Hotels SL', '44200 Nantes', 'Hall', 'Block & Partner'])('%s: something else', (text) => {
  expect(isInsideHouse(text)).toBe(false)
})
