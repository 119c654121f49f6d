import { fold } from '../../words/fold.ts'
import { findDates } from '../../values/date.ts'
import type { Role } from '../heads/heading-words.ts'
import { areFiled, isCodeLike } from '../codes/code-like.ts'
import { asksDrawing } from '../codes/drawings.ts'
import { saysMeasure } from '../codes/measures.ts'
import { areUnits } from '../codes/unit-words.ts'
import { creditHead } from './number-roles.ts'
import { areNested, areOfChapters } from '../lines/nested-positions.ts'
import { optional } from '../optional.ts'
import { pattern } from '../../words/pattern.ts'

type TextColumns = Partial<Record<'description' | 'code' | 'position' | 'otherCode' | 'divalto', number>>

/** Which of the columns that hold no number in use are name, code and position: `texts` by column. */
export function settleTexts(
  rest: number[],
  roleAt: (at: number) => Role | undefined,
  texts: string[][],
  headAt: (at: number) => string = () => '',
): TextColumns {
  const isCodes = (at: number) => (shareOf(texts[at]!, isCodeLike) >= 0.7 || areFiled(texts[at]!)) && !areFlags(texts[at]!)
  const isPositions = (at: number) =>
    !areNumbered(texts[at]!) &&
    (shareOf(texts[at]!.filter(hasSigns), (text) => /^0*\d{1,3}\.?$/.test(text)) >= 0.8 ||
      (roleAt(at) === 'position' &&
        (areSteps(texts[at]!) || areMarked(texts[at]!) || areAmongTitles(texts[at]!) || areOfChapters(texts[at]!))) ||
      areNested(texts[at]!))
  // `Nombre` counts in French; over nothing but words it is Spanish for what things are called.
  const areNames = (at: number) =>
    fold(headAt(at)) === 'nombre' && shareOf(texts[at]!, (text) => /^\P{N}*\p{L}{3}\P{N}*$/u.test(text)) >= 0.8
  const headed = rest.filter((at) => roleAt(at) === 'description' || areNames(at))
  // Nothing under the head: the names stand beside it, under what looks like a head of its own.
  const filled = headed.filter((at) => texts[at]!.length > 0 && !areSums(texts[at]!))
  // Numbers under such a head, the `Balance` of a contract or `Our work`, are no names: those stand over or under the row, or under another.
  const mayName = (at: number) => roleAt(at) === undefined && texts[at]!.some((text) => /\p{L}{2}/u.test(text))
  const named = filled.length > 0 || !rest.some(mayName) ? headed : filled
  const open = rest.filter((at) => roleAt(at) === undefined && texts[at]!.length > 0)
  const areDays = (at: number) => shareOf(texts[at]!, isWrittenDay) === 1
  const wordy = (at: number) => texts[at]!.join(' ').replace(/[^\p{L}]/gu, '').length
  const descriptions = named.filter((at) => !isCodes(at) && !isPositions(at))
  const isAccount = texts.some((_, at) => creditHead.test(headAt(at)))
  const codes = rest.filter(
    (at) =>
      (roleAt(at) === 'code' &&
        !(isAccount && ofEntry.test(fold(headAt(at)))) &&
        !(isPositions(at) && isRunning(texts[at]!)) &&
        !areNested(texts[at]!) &&
        !areKinds(texts[at]!)) ||
      (roleAt(at) === 'position' && !isPositions(at) && isCodes(at) && !areSums(texts[at]!)),
  )
  const wordyCode = codes.find((at) => !isCodes(at) && texts[at]!.length > 0)
  // `Artikel` over the codes, `Sorte / Gebinde` over the names.
  const besideCodes =
    named.length > 0 && named.every(isCodes)
      ? [...open, ...rest.filter((at) => roleAt(at) === 'unit' || at === wordyCode)].filter(
          (at) => texts[at]!.filter((text) => /\p{L}{3,}.*[\s,-]\p{L}{3,}/u.test(text)).length >= 0.7 * texts[named[0]!]!.length,
        )
      : []
  // `Item name` beside a longer `Description`: the head says which is the name.
  const called = descriptions.filter((at) => saysName.test(fold(headAt(at))))
  const most = Math.max(...descriptions.map((at) => texts[at]!.length))
  const description =
    (called.length === 1 && texts[called[0]!]!.length === most ? called[0] : undefined) ??
    widest(descriptions, wordy) ??
    widest(besideCodes, wordy) ??
    widest(
      named.filter((at) => !isPositions(at)),
      wordy,
    ) ??
    widest(
      open.filter((at) => !isCodes(at) && !areDays(at) && wordy(at) > 0 && !(codes.length > 0 && areAlike(texts[at]!))),
      wordy,
    ) ??
    (codes.length ? wordyCode : undefined) ??
    // A card heads its first line "Line 2" and prints the name under it; "Approved line" stands over names too.
    widest(
      rest.filter(
        (at) =>
          (roleAt(at) === 'position' ||
            roleAt(at) === 'other' ||
            (roleAt(at) === 'unit' && texts[at]!.some((text) => / \p{L}{3}/u.test(text)))) &&
          !isPositions(at) &&
          !isCodes(at) &&
          !saysNote.test(fold(headAt(at))) &&
          texts[at]!.length > 0 &&
          shareOf(texts[at]!, (text) => /\p{L}{3}/u.test(text)) === 1,
      ),
      wordy,
    ) ??
    // `Pallets taken back` over `Euro 800 x 1200, class A`: what is counted elsewhere, and no count.
    widest(
      rest.filter((at) => (roleAt(at) === 'packages' || roleAt(at) === 'quantity') && !isCodes(at) && areCalled(texts[at]!)),
      wordy,
    )
  // What is made to drawings is called by their numbers, where nothing else calls it.
  const drawn = rest.find((at) => asksDrawing(headAt(at)) && isCodes(at) && !isPositions(at))
  const sorted = codes.filter((at) => at !== description).sort((a, b) => Number(isCodes(b)) - Number(isCodes(a)))
  // Nothing under `Code` of `Code   13`: the codes stand under the other half of the head.
  const halved = sorted.find((at) => texts[at]!.length === 0 && open.includes(at + 1) && isCodes(at + 1) && !isPositions(at + 1))
  const code =
    (halved === undefined ? undefined : halved + 1) ??
    sorted.find((at) => isCodes(at) || drawn === undefined) ??
    drawn ??
    // `Job code`, whatever a job is.
    rest.find((at) => roleAt(at) === 'other' && at !== description && workCode.test(fold(headAt(at))) && isCodes(at)) ??
    // `0012`, `0047` under "Artículo" are no line numbers: they are not counted.
    named.find(
      (at) =>
        at !== description &&
        isCodes(at) &&
        !(isPositions(at) && isRunning(texts[at]!)) &&
        !areSums(texts[at]!) &&
        texts[at]!.some((text) => text.length > 1),
    ) ??
    open.find(
      (at) =>
        at !== description &&
        isCodes(at) &&
        !isPositions(at) &&
        !areCounted(texts[at]!.filter(isCodeLike)) &&
        !areSums(texts[at]!) &&
        !areCounts(texts[at]!) &&
        !areOne(texts[at]!) &&
        !areInitials(texts[at]!) &&
        !areUnits(texts[at]!) &&
        !saysMeasure(headAt(at)) &&
        // `URGENT`, `HIGH` under a head that nobody knows says how soon, and no article.
        texts[at]!.some((text) => text.length > 2 && /[\d-]/.test(text)),
    )
  const position =
    rest.find((at) => roleAt(at) === 'position' && at !== code) ?? rest.find((at) => at !== description && at !== code && isPositions(at))
  return {
    ...optional('description', description),
    ...optional('code', code),
    ...optional('position', position),
    ...optional('otherCode', rest.find((at) => roleAt(at) === 'buyer_code') ?? rest.find((at) => roleAt(at) === 'gtin')),
    ...optional(
      'divalto',
      rest.find((at) => roleAt(at) === 'divalto_code'),
    ),
  }
}

/** `Rm 214`, `Chk 8812` under `Reference` where charges and credits have a column each: the slip that an entry of the account was booked from. */
const ofEntry =
  /^(?:ref\.?|reference|referencia|referenz|riferimento|referentie|beleg(?:nummer|-?nr\.?)?|document|comprobante|piece|bon|voucher|check|chk|ticket)$/u

/** `Material` in every row under a head that nobody knows: a sort of lines, whose names stand elsewhere. */
const areAlike = (texts: readonly string[]) => texts.length > 1 && texts.every((text) => text === texts[0])

/** `16 de mayo de 2026` says when, whatever its head is called. */
const isWrittenDay = (text: string) => findDates(text)[0]?.length === text.trim().length

/** `Job code`, `Work code`: what the line is, where nothing else says it. */
const workCode = /^(?:job|work|task|activity|service|rate|spot|format) code$/u

/** What is remarked on some of the rows names none of them. */
const saysNote = pattern()`
  ^(?:
    notes?|remarks?|comments?|remarques?|commentaires?|notas?|observaciones|bemerkung(?:en)?|anmerkung(?:en)?|hinweis|opmerking(?:en)?|
    osservazioni
  )$
`

/** Words in each of several rows, and mostly several of them. */
const areCalled = (texts: readonly string[]) =>
  texts.length > 1 && texts.every((text) => /^\p{L}{2}/u.test(text)) && shareOf(texts, (text) => /\p{L}{4}.*\s\S/u.test(text)) >= 0.6

const saysName = /\b(?:name|nom|nombre|nome|naam)\b/

/** `N` in every row, `1 KLMR` over `2 KLMR`: said of every line, and no article. */
function areFlags(texts: readonly string[]): boolean {
  const [first, ...rest] = texts.map((text) => text.replace(/^\d{1,3} /, ''))
  return rest.length > 0 && (first!.length <= 2 || first !== texts[0]) && rest.every((text) => text === first)
}

/** `JRT`, `AMK`, `JRT` under a head that nobody knows: who did the work, or a class; articles have digits, or each its own letters. */
const areInitials = (texts: readonly string[]) => texts.every((text) => /^\p{Lu}{1,4}$/u.test(text)) && new Set(texts).size < texts.length

/** The order's own number, said again of every line. */
const areOne = (texts: readonly string[]) => texts.length > 2 && texts.every((text) => text === texts[0])

/** 101, 104, 109 in a list of all that may be ordered: three figures each, in order, and not counted. */
const areNumbered = (texts: readonly string[]) =>
  texts.length > 2 &&
  texts.every((text, at) => /^[1-9]\d\d$/.test(text) && (at === 0 || Number(text) > Number(texts[at - 1]))) &&
  !isRunning(texts)

/** 1, 2, 3 or 10, 20, 30: lines are counted so, articles are not. */
function isRunning(texts: readonly string[]): boolean {
  if (areNested(texts)) return true
  const numbers = texts.map((text) => Number.parseInt(text, 10))
  const step = numbers.length > 1 ? numbers[1]! - numbers[0]! : 1
  return step > 0 && numbers.every((number, at) => at === 0 || number - numbers[at - 1]! === step)
}

/** `0001`, `0002`, `0003`, whatever else stands under them. */
const areCounted = (texts: readonly string[]) => texts.every((text) => /^0*\d{1,3}\.?$/.test(text)) && isRunning(texts)

/** 1000, 2000, 3000 under a head for positions: counted in steps as large as the first. */
function areSteps(texts: readonly string[]): boolean {
  const [first] = texts
  return (
    first !== undefined &&
    /^0*10{0,4}$/.test(first) &&
    texts.every((text, at) => /^\d+$/.test(text) && Number(text) === (at + 1) * Number(first))
  )
}

/** `N 1`, `N 2`: lines that are counted behind the mark of a new one. */
const areMarked = (texts: readonly string[]) =>
  texts.length > 1 && texts.every((text) => /^\p{L} \d{1,3}$/u.test(text)) && isRunning(texts.map((text) => text.slice(2)))

/** 1, 2, `Deliver` of a title that begins in the same column, 3. */
const areAmongTitles = (texts: readonly string[]) => {
  const counted = texts.filter((text) => /^0*\d{1,3}\.?$/.test(text))
  return (
    counted.length > 1 &&
    counted.length >= texts.length / 2 &&
    texts.every((text) => counted.includes(text) || !/\d/.test(text)) &&
    isRunning(counted)
  )
}

/** `L`, `T` before labour and parts: sorts of lines, the same ones again and again. */
const areKinds = (texts: readonly string[]) => {
  const kinds = texts.filter((text) => /^\p{Lu}{1,3}$/u.test(text))
  const isRepeated = new Set(kinds).size <= kinds.length / 2
  return isRepeated && kinds.length >= (kinds.every(({ length }) => length === 1) ? 2 : 4) && kinds.length >= MOSTLY * texts.length
}

const MOSTLY = 0.6 // of the rows looked at, among which there may be sums

/** Amounts under a head that nobody knows are no codes. */
const areSums = (texts: readonly string[]) => texts.every((text) => /^[-−(]?\d{1,3}(?:[.,]\d{3})*[.,]\d{2}[-−)]?$/.test(text))

/** 25, 0.5, 400: numbers of any length, some of them broken, count something. */
const areCounts = (texts: readonly string[]) =>
  texts.every((text) => /^\d{1,5}(?:[.,]\d{1,3})?$/.test(text)) &&
  texts.some((text) => /[.,]/.test(text)) &&
  texts.some((text) => text.length !== texts[0]!.length)

/** `-` before a row of sums says nothing. */
const hasSigns = (text: string) => /[\p{L}\d]/u.test(text)

function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length
}

function widest(places: readonly number[], width: (at: number) => number): number | undefined {
  return [...places].sort((a, b) => width(b) - width(a))[0]
}
