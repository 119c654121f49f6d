import { expect, test } from 'vitest'
import { withAccents } from '#app/engine/read/accents.ts'
import type { Piece } from '#app/engine/read/painted.ts'

/** As pdfTeX writes 10 point type without accented glyphs: text, where the pen starts and ends, how far it is raised. */
const piece = ([text, start, end, raised = 0]: [string, number, number, number?]): Piece =>
  ({
    text,
    box: { left: start, top: 10 - raised, right: end, bottom: 20 - raised },
    size: 10,
    bold: false,
    angle: 0,
    start: [start, 20 - raised],
    end: [end, 20 - raised],
    spaceBefore: false,
  }) as unknown as Piece

const read = (...pieces: [string, number, number, number?][]) => withAccents(pieces.map(piece)).map(({ text }) => text)

test.each([
  ['an accent over the letter that follows', ['Num´', 0, 27], ['ero', 22, 36], ['Num', 'éro']],
  ['over a letter without its dot', ['na¨', 0, 15], ['ıf', 10.5, 17], ['na', 'ïf']],
  ['raised over a capital', ['´', 5.5, 10.5, 2.5], ['Evry', 4.6, 23], ['Évry']],
  ['under the capital before', ['C', 0, 7.2], ['¸edille', 1.4, 30], ['Ç', 'edille']],
] as const)('%s', (_, first, second, words) => {
  expect(read([...first], [...second])).toEqual(words)
})

test.each([
  ['an accent in front of its letter stays', ['´', 0, 5], ['e', 5.2, 10]],
  ['so does one over a figure', ['Num´', 0, 27], ['7', 22, 27]],
  ['and one of another line', ['Num´', 0, 27], ['ero', 22, 36, 12]],
] as const)('%s', (_, first, second) => {
  expect(read([...first], [...second])).toEqual([first[0], second[0]])
})
