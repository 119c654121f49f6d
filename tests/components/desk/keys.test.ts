import { describe, expect, test } from 'vitest'
import { choicesOf, nextChoice } from '#app/components/desk/candidates.ts'
import { commandOf, type Focus, isMeant } from '#app/components/desk/keys.ts'
import { cutOf, nextCell, rowChange } from '#app/components/document/grid-keys.ts'
import { makeView } from './sample.ts'

const stroke = (keys: string) => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) || '+',
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    metaKey: parts.includes('Meta'),
  }
}

describe('keys of the desk', () => {
  test.each<[keys: string, focus: Focus, command: string | undefined]>([
    ['f', 'none', 'hints'],
    ['F', 'none', 'hints'],
    ['f', 'value', undefined],
    ['r', 'other_text', undefined],
    ['0', 'value', undefined],
    ['Enter', 'value', 'accept_next'],
    ['Shift+Enter', 'value', 'accept_previous'],
    ['Enter', 'none', undefined],
    ['Enter', 'other_text', undefined],
    ['Ctrl+Enter', 'value', 'approve'],
    ['Meta+Enter', 'none', 'approve'],
    ['Ctrl+z', 'value', 'undo'],
    ['Ctrl+Shift+z', 'none', 'redo'],
    ['Ctrl+z', 'other_text', undefined],
    ['Alt+ArrowDown', 'value', 'next_candidate'],
    ['Alt+ArrowDown', 'none', undefined],
    ['PageDown', 'value', 'next_page'],
    ['PageDown', 'other_text', undefined],
    ['Escape', 'value', 'leave'],
    ['?', 'none', 'keys'],
    ['/', 'none', 'search'],
  ])('%s with the focus in %s: %s', (keys, focus, command) => {
    expect(commandOf(stroke(keys), focus)).toBe(command)
  })

  test('Ctrl with Alt writes characters on many keyboards and is left alone', () => {
    expect(commandOf(stroke('Ctrl+Alt+z'), 'value')).toBeUndefined()
  })

  test('what was struck before the document was drawn, or is held down, answers for nothing in it', () => {
    const drawn = 500
    expect(isMeant('approve', { repeat: false, timeStamp: 499 }, drawn)).toBe(false)
    expect(isMeant('approve', { repeat: false, timeStamp: 501 }, drawn)).toBe(true)
    expect(isMeant('accept_next', { repeat: true, timeStamp: 501 }, drawn)).toBe(false)
    expect(isMeant('undo', { repeat: true, timeStamp: 501 }, drawn), 'many steps in one document').toBe(true)
    expect(isMeant('take_back', { repeat: true, timeStamp: 501 }, drawn), 'but not on into the one before').toBe(false)
    expect(isMeant('next_document', { repeat: true, timeStamp: 499 }, drawn), 'leafing harms nothing').toBe(true)
  })
})

describe('candidates', () => {
  const sure = makeView().provenance.fields.due_date!
  const view = makeView({
    provenance: {
      ...makeView().provenance,
      fields: {
        due_date: {
          ...sure,
          candidates: [
            { ...sure, value: '2026-02-02' },
            { ...sure, value: '2026-02-01' },
          ],
        },
      },
    },
  })
  const choices = choicesOf(view, 'due_date')

  test('begin with what was read, each once, with their place', () => {
    expect(choices.map((choice) => choice.text)).toEqual(['2026-02-01', '2026-02-02'])
    expect(choices[1]!.place).toEqual({ page: 1, box: sure.box, text: 'F-1' })
  })
  test('go around, from a typed value too', () => {
    expect(nextChoice(choices, '2026-02-01', 1)?.text).toBe('2026-02-02')
    expect(nextChoice(choices, '2026-02-02', 1)?.text).toBe('2026-02-01')
    expect(nextChoice(choices, '2026-02-01', -1)?.text).toBe('2026-02-02')
    expect(nextChoice(choices, 'typed', 1)?.text).toBe('2026-02-02')
    expect(nextChoice(choices.slice(0, 1), 'x', 1)).toBeUndefined()
  })
})

describe('the grid', () => {
  const size = { rows: 2, columns: 3 }
  const caret = (selectionStart: number, selectionEnd = selectionStart) => ({ selectionStart, selectionEnd, value: 'abc' })
  const go = (keys: string, row: number, column: number, target = caret(1)) => nextCell({ ...stroke(keys), target }, { row, column }, size)

  test('Enter goes down and makes a row after the last', () => {
    expect(go('Enter', 0, 1)).toEqual({ row: 1, column: 1 })
    expect(go('Enter', 1, 1)).toBe('new_row')
    expect(go('Shift+Enter', 1, 1)).toEqual({ row: 0, column: 1 })
  })
  test('arrows stay inside', () => {
    expect(go('ArrowDown', 0, 0)).toEqual({ row: 1, column: 0 })
    expect(go('ArrowDown', 1, 0)).toBeUndefined()
    expect(go('ArrowUp', 0, 0)).toBeUndefined()
  })
  test('sideways only from the edge of the text, or when all of it is selected', () => {
    expect(go('ArrowRight', 0, 0, caret(1))).toBeUndefined()
    expect(go('ArrowRight', 0, 0, caret(3))).toEqual({ row: 0, column: 1 })
    expect(go('ArrowLeft', 0, 1, caret(0))).toEqual({ row: 0, column: 0 })
    expect(go('ArrowLeft', 0, 1, caret(0, 3))).toEqual({ row: 0, column: 0 })
    expect(go('ArrowRight', 0, 2, caret(3)), 'behind the last cell').toBe('row_actions')
    expect(go('ArrowRight', 0, 2, caret(1))).toBeUndefined()
  })
  test('Ctrl+Home and Ctrl+End lead to the ends, of hundreds of rows too', () => {
    expect(go('Ctrl+Home', 1, 2)).toEqual({ row: 0, column: 0 })
    expect(go('Ctrl+End', 0, 0)).toEqual({ row: 1, column: 2 })
    expect(go('Ctrl+Shift+End', 0, 0)).toBeUndefined()
  })
  test('Alt+Enter splits the row at the cursor, Ctrl+D fills down; with more keys they are something else', () => {
    expect(['Alt+Enter', 'Ctrl+d', 'Ctrl+D'].map((keys) => rowChange(stroke(keys)))).toEqual(['split', 'fill_down', 'fill_down'])
    expect(
      ['Enter', 'Ctrl+Enter', 'Ctrl+Alt+Enter', 'Alt+Shift+Enter', 'd', 'Alt+d', 'Ctrl+Shift+d'].map((keys) => rowChange(stroke(keys))),
    ).toEqual(Array(7).fill(undefined))
  })
  test('a cell is cut at the cursor or before what is selected, and behind its text where it was only entered', () => {
    expect([caret(0), caret(2), caret(1, 2), caret(0, 3), caret(3)].map(cutOf)).toEqual([0, 2, 1, 3, 3])
  })
  test('other keys and keys with Ctrl or Alt are not the grid’s', () => {
    expect(go('a', 0, 0)).toBeUndefined()
    expect(go('Ctrl+Enter', 0, 0)).toBeUndefined()
    expect(go('Alt+ArrowDown', 0, 0)).toBeUndefined()
  })
})
