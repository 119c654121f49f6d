import { expect, test } from 'vitest'
import { gridTracks, ROOMY, roomy } from '#app/components/document/grid-tracks.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'

const BESIDE_THE_PAGE = 598 / 16 // rem that the form has in a window of 1440 pixels: the menu takes 15, the page 46 % of the rest

test.each(kindNames)('the rows of an ordinary %s fit beside its page on a laptop', (kind) => {
  const { minWidth } = gridTracks(kinds[kind].columns)
  expect(Number.parseFloat(String(minWidth))).toBeLessThanOrEqual(BESIDE_THE_PAGE)
})

test.each(kindNames)('where the heads of an %s stay in sight, its grid has room for all columns', (kind) => {
  const { minWidth } = gridTracks(kinds[kind].columns)
  expect(Number.parseFloat(String(minWidth))).toBeLessThanOrEqual(ROOMY)
  expect(Object.values(roomy).every((classes) => classes.includes(`@min-[${ROOMY}rem]`))).toBe(true)
})
