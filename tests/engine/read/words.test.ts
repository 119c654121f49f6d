import { expect, test } from 'vitest'
import type { Piece } from '#app/engine/read/painted.ts'
import { wordsFrom } from '#app/engine/read/words.ts'

const piece = (text: string): Piece =>
  ({
    text,
    box: { left: 10, top: 10, right: 60, bottom: 19 },
    size: 9,
    bold: false,
    angle: 0,
    start: [10, 19],
    end: [60, 19],
    spaceBefore: false,
  }) as unknown as Piece

test.each([
  ['BU−27−A', 'BU-27-A'],
  ['−12,50', '−12,50'],
  ['−−−−−−', '------'],
])('a minus that stands for a hyphen is one: %s', (printed, word) => {
  expect(wordsFrom([piece(printed)], 1)[0]!.text).toBe(word)
})

test.each([
  ['1/683,25', '1683,25'],
  ['-12/345/678,90', '-12345678,90'],
  ['1/683', '1/683'],
  ['03/2026', '03/2026'],
  ['12/345,6', '12/345,6'],
])('a narrow blank between thousands that a font of one byte drew as a slash is none: %s', (printed, word) => {
  expect(wordsFrom([piece(printed)], 1)[0]!.text).toBe(word)
})

test('what leans on a page that stands straight was stamped over it; a page that leans as a whole is read', () => {
  const stamp = { ...piece('PAID'), angle: 352 }
  const angles = (pieces: Piece[]) => wordsFrom(pieces, 1).map(({ angle }) => angle)
  expect(angles([piece('Invoice'), stamp, piece('Total')])).toEqual([undefined, 352, undefined])
  expect(angles([stamp, { ...stamp, text: 'Invoice' }, piece('1')])).toEqual([undefined, undefined, undefined])
})

/** Each text behind the one before it on one base line, after a gap in em. */
function along(...texts: [text: string, gap: number][]): Piece[] {
  let right = 0
  return texts.map(([text, gap]) => {
    const left = right + 9 * gap
    right = left + 5 * text.length
    return { ...piece(text), box: { left, top: 10, right, bottom: 19 }, start: [left, 19], end: [right, 19] } as unknown as Piece
  })
}

const words = (pieces: Piece[]) => wordsFrom(pieces, 1).map(({ text }) => text)
const sentence = Array.from({ length: 12 }, (_, at): [string, number] => [`mot${at}`, 0.25])

test('where each piece is a word, a narrow gap parts two words; where pieces touch within words it does not', () => {
  expect(words(along(...sentence, ['TVA', 0.25], ['10', 0.1])).slice(-2)).toEqual(['TVA', '10'])
  expect(words(along(...sentence, ['Fac', 0.25], ['ture', 0], ['TVA', 0.25], ['10', 0.1])).slice(-2)).toEqual(['Facture', 'TVA10'])
})

test('a name in small capitals is one word, whatever room its first letter keeps', () => {
  const [capital, rest, next] = along(['P', 0], ['EÑALARA', 0.08], ['DEL', 0.4])
  const [first, ...small] = [capital!, { ...rest!, size: 7.2 }, { ...next!, size: 7.2 }]
  // Enough pairs of words to show that each piece is one.
  const others = along(...Array.from({ length: 20 }, (): [string, number] => ['word', 0.3]))
  const texts = wordsFrom([...others, first, ...small], 1).map(({ text }) => text)
  expect(texts.slice(-2)).toEqual(['PEÑALARA', 'DEL'])
})

test('letters that lean into each other are of one word, and small capitals of the larger one before them', () => {
  const at = (text: string, left: number, right: number, size = 9) =>
    ({ ...piece(text), size, box: { left, top: 10, right, bottom: 19 }, start: [left, 19], end: [right, 19] }) as Piece
  const texts = (...pieces: Piece[]) => wordsFrom(pieces, 1).map(({ text }) => text)
  expect(texts(at('TV', 10, 22), at('A', 19.2, 26))).toEqual(['TVA'])
  expect(texts(at('12', 10, 22), at('4', 19.2, 26))).toEqual(['12', '4'])
  expect(texts(at('T', 10, 21, 20), at('ROIS', 21, 49, 14.2))).toEqual(['TROIS'])
})
