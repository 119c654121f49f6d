import { expect, test } from 'vitest'
import { findText } from '#app/engine/refine/find-text.ts'
import { numberLines } from '#app/engine/refine/prompt.ts'
import { drawDocument } from '#tests/support/page.ts'

const find = (art: string, said: string) =>
  findText(numberLines(drawDocument(art)), said)
    ?.map(({ text }) => text)
    .join(' ')

test('a name is not put together of a piece of an e-mail address and what stands under it', () => {
  expect(find('accounts@oakhanger-print.example\nPrint LLP', 'Oakhanger Print LLP')).toBeUndefined()
})

test('an address that is said whole is found', () => {
  expect(find('0518 572 2535 accounts@oakhanger-print.example', 'accounts@oakhanger-print.example')).toBe(
    'accounts@oakhanger-print.example',
  )
})
