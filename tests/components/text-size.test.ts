import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// `max-[400px]:hidden` of a mere line is no layout.
const PIXELS = /(?:min|max)-\[\d{3,}px\]:(?!hidden)|(?:min|max)-width: ?\d+px\)/

test('what changes with the width of the window counts it in rem: twice the size of type is half the room', () => {
  const app = join(import.meta.dirname, '..', '..', 'app')
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(tsx?|css)$/.test(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => PIXELS.test(readFileSync(join(app, path), 'utf8')))).toEqual([])
})
