import { composeLabel } from './composed-labels.ts'
import { describeLabel } from './describe-label.ts'
import { isHeard } from './heard.ts'
import type { Label, Saying } from './label.ts'
import { withoutFirstWords } from './first-words.ts'
import { isNoLabel } from './label-limits.ts'
import { labelPhrases } from './label-phrases.ts'
import { articles, matchPhrases, type PhraseMatch } from '../words/phrases.ts'
import { titlePhrases } from '../titles/title-phrases.ts'
import type { TextLine, Token } from '../words/tokens.ts'
import { vocabularies } from '../vocabulary/vocabularies.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { isTranslated } from './translated-label.ts'

/** All labels of one line: the longest phrase wins, none overlap. A weak one counts only where it stands alone or before a colon. */
export function findLabels(textLine: TextLine): Label[] {
  const labels = findPhrases(textLine)
  const composed = composeLabel(textLine, labels)
  return composed ? [composed, ...labels.filter(({ start }) => start >= composed.end)] : withoutFirstWords(labels, textLine)
}

function findPhrases(textLine: TextLine): Label[] {
  const { tokens, text } = textLine
  const labels: Label[] = []
  for (let at = 0; at < tokens.length; at++) {
    // A phrase that ends inside of a word gives way to a shorter one: in "Bon n° BC-21056" the code is no label.
    const match = matchPhrases(labelPhrases, tokens, at).find(({ to }) => !isNoLabel(text, tokens.slice(at, to)))
    if (!match) continue
    const start = tokens[match.from]!.start
    const isOfPerson = match.says.every(({ name }) => name === 'buyer_person' || name === 'contact_person')
    const end = endOf(text, tokens[match.to - 1]!.end, isOfPerson)
    if (isOfOther(match, textLine)) continue
    const label = describeLabel(textLine, start, end, match.says)
    const first = labels.at(-1)
    const says = isRestOfWord(tokens, match.from) ? label.sayings.flatMap(ofSomething) : label.sayings
    const sayings = says.filter((saying) => isHeard(label, saying, tokens.slice(match.from, match.to)))
    if (first && isTranslated(first, label)) labels[labels.length - 1] = withTranslation(first, label)
    else if (sayings.length > 0) labels.push({ ...label, sayings })
    else continue
    at = Math.max(match.to - 1, lastTokenBefore(tokens, label.end))
  }
  return labels
}

/** `Verfalls|datum`, `Karten|nummer`: the rest of a word whose beginning says nothing known. */
const isRestOfWord = (tokens: readonly Token[], at: number) => tokens[at - 1]?.start === tokens[at]!.start

/** `Preventivo N°:`, `Tipo de factura:` — a bare word for a number or a paper behind words that name no paper of ours: it is of something else. */
function isOfOther({ from, to, says }: PhraseMatch<Saying>, { tokens, text }: TextLine): boolean {
  const own = tokens[from]!
  const words = tokens.slice(0, from).filter(({ text: word }) => !articles.has(word))
  if (to - from > 1 || words.length === 0 || words.length > WORDS || says.some(({ name, weak }) => !weak || !numbers.has(name)))
    return false
  if (own.text !== 'no' && words.every(({ text: word }) => fillers.has(word))) return false
  const isNamed = /^\P{L}{0,3}[\p{L}\s.'’]+$/u.test(text.slice(0, own.start))
  return isNamed && !words.some((_, at) => matchPhrases(titlePhrases, tokens, at).some((title) => title.to === from))
}

const numbers: ReadonlySet<LabelName> = new Set<LabelName>(['invoice_number', 'order_number'])

/** `Ihre`, `notre`: whose it is. */
const fillers = new Set(vocabularies.flatMap(({ parts }) => parts.filler.trim().split(/\s+/)))

const WORDS = 3 // before it, of what it is

/** A day of something is the paper's only where there is no other; a number of something is none of ours. */
const ofSomething = (saying: Saying): Saying[] => (saying.name === 'date' ? [{ ...saying, weak: true }] : saying.weak ? [] : [saying])

function withTranslation(first: Label, second: Label): Label {
  const common = first.sayings.filter((one) => second.sayings.some((other) => one.name === other.name))
  const { textLine, start } = first
  return { ...describeLabel(textLine, start, second.end, common), sayings: common.map((saying) => ({ ...saying, weak: false })) }
}

function lastTokenBefore(tokens: readonly { end: number }[], end: number): number {
  let at = -1
  while (at + 1 < tokens.length && tokens[at + 1]!.end <= end) at += 1
  return at
}

/** `Gestor de la incidencia`, `Responsable du dossier`: of what, in small letters to the end of the line or its colon. */
const ofWhat = /^ (?:de la|de l['’]|del|du|des|der|des|of the) ?\p{Ll}{3,}(?: \p{Ll}{3,})?(?=\s*(?::|$))/u

/** `À l'attention de :`, `En date du` end behind their article. */
function endOf(text: string, end: number, isOfPerson: boolean): number {
  const what = isOfPerson ? ofWhat.exec(text.slice(end)) : null
  return end + (what?.[0].length ?? /^\s+(?:de|du|des|del|of|the|der|des|di|do|da)(?=\s*(?::|$))/i.exec(text.slice(end))?.[0].length ?? 0)
}
