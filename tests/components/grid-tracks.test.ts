import { expect, test } from 'vitest'
import { gridTracks } from '#app/components/document/grid-tracks.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'

const BESIDE_THE_PAGE = 598 / 16 // rem that the form has in a window of 1440 pixels: the menu takes 15, the page 46 % of the rest

test.each(kindNames)('the rows of an ordinary %s fit beside its page on a laptop', (kind) => {
  const { minWidth } = gridTracks(kinds[kind].columns)
  expect(Number.parseFloat(String(minWidth))).toBeLessThanOrEqual(BESIDE_THE_PAGE)
})
