import { describe, expect, test } from 'vitest'
import { collisionsOf } from './collisions.ts'
import { drawDicePaper } from './paper.ts'

describe('papers drawn by dice', () => {
  test('the same seed draws the same paper', () => {
    expect(drawDicePaper(7)).toEqual(drawDicePaper(7))
    expect(drawDicePaper(7).truth).not.toEqual(drawDicePaper(8).truth)
  })
  test('no word leaves its page or runs into another', () => {
    const faults = Array.from({ length: 600 }, (_, seed) => collisionsOf(drawDicePaper(seed).document).map((fault) => `${seed}: ${fault}`))
    expect(faults.flat()).toEqual([])
  })
})
