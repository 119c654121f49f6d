import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Listing } from '#cli/watch/listing.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'listing-')), 'inbox')
mkdirSync(folder)
// Time stands still: without an event the folder is not listed twice.
const NOW = 1000
let listing: Listing

afterEach(() => listing.close())

const put = (name: string) => writeFileSync(join(folder, name), name)

test('what is heard of is listed at once, in a folder that came back too', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  listing = new Listing(folder, 1000, true)
  expect(listing.arrivals(NOW)).toEqual([])
  await vi.waitFor(() => {
    put('a.pdf')
    expect(listing.arrivals(NOW)).toContain(join(folder, 'a.pdf'))
  }, 10_000)
  renameSync(folder, `${folder}.away`)
  expect(listing.arrivals(NOW + 2000)).toEqual([])
  mkdirSync(folder)
  expect(listing.arrivals(NOW + 4000)).toEqual([])
  await vi.waitFor(() => {
    put('b.pdf')
    expect(listing.arrivals(NOW + 4000)).toContain(join(folder, 'b.pdf'))
  }, 10_000)
})

test('where nobody listens, the folder is listed when it is time', () => {
  listing = new Listing(folder, 1000, false)
  expect(listing.arrivals(NOW)).toEqual([join(folder, 'b.pdf')])
  expect(listing.arrivals(NOW + 999)).toEqual([])
  expect(listing.arrivals(NOW + 1000)).toEqual([join(folder, 'b.pdf')])
})
