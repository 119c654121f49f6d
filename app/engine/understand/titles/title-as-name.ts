import type { Candidate } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { loudCodeUnder } from './loud-number.ts'
import { ofOrders, readTitle } from './titles.ts'

/** A number found is a name as good as this; less may be anything. */
const ENOUGH = 0.35
const SUBJECT = 0.46
const TITLE = 0.42
const CODE = 0.6
const HEAD = 0.2 // of the page

/** `OC-2026-1187`, `BC-2026-018`: what an order's number begins with where its kind is abbreviated. */
const orderCode = /^(?:P\.?O|O\.?C|B\.?D?C|CDE|CMD|CF|PED|PC|ORD|OD?A|BE(?:ST)?|BST|INK|EC)[-/ _.]?(?=\S*\d{3})[\p{Lu}\d][\p{Lu}\d./_-]*$/u

/** Alone in its line at the head of the page, wherever its title stands; two of them may be anything. */
function loneCode(head: readonly LabelledLine[], height: number): LabelledLine | undefined {
  const codes = head.filter(({ line, labels, text }) => labels.length === 0 && line.box.top < HEAD * height && orderCode.test(text))
  return codes.length === 1 ? codes[0] : undefined
}
const LONGEST = 80

const subject = /^(?:objet|subject|betreff|betr\.?|asunto|oggetto|onderwerp|assunto|re)\s?:\s*/iu
const ordered = /commande|bestell|order(?!\s?(?:no|nr|n°|#))|pedido|ordine|encomenda|auftrag/iu
/** `– votre devis D2605-38`, `(Kundennummer 55-0316)`, `vom 3. Mai`, `du 12/05/2026`: what the title goes on to say. */
const more =
  /\s*(?:\(.*|[-–—,;/|]\s*(?:votre|vos|suite|selon|ref|réf|ihr|gem|laut|your|per|su|según|vostr[oa]|uw)(?![\p{L}]).*|\s(?:du|vom|dated|van|del)\s\d.*)$/iu

/** `Pedido abierto, orden de entrega nº 2025/8413`: behind a title of several words. */
const numberAtEnd = /(?:n\.?[°º]|\b(?:nr|no|n[uú]m|num)\.|#)\s?((?:\p{Lu}{1,4}\s)?(?=[^\s]*\d{3})[\p{Lu}\d][\p{Lu}\d./_-]*)$/iu

/** `Asunto: RV: Pedido WEB-90331` */
const orderAtEnd = /(?:commande|bestellung|order|pedido|ordine|encomenda|auftrag)\s((?=\S*\d{3})\p{Lu}[\p{Lu}\d./_-]+)$/iu

/** `Asunto: Confirmación del pedido telefónico - nuestra ref. PT-0417`, `… - engagement 2031-T-0417`: behind a dash, and what it is. */
const referenceAtEnd =
  /\s[-–—]\s(?:engagement|(?:(?:notre|our|nuestra|unsere|nostr[oa]|onze|n\s?\/)\s?)?(?:r[ée]f|rif)(?:[ée]rence|erencia|erenz|erentie|erimento)?\.?)\s:?\s?((?=\S*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]+)$/iu

/** An order that bears no number is called by what stands over it: the subject of the letter, or the title of the paper. */
export function nameByTitle(sight: Sight, numbers: readonly Candidate[]): Candidate[] {
  if (sight.context.kind !== 'work_order' || numbers.some(({ score }) => score >= ENOUGH)) return []
  const [page] = sight.document.pages
  const head = sight.open.filter(({ line }) => line.page === page?.number)
  const about = head.find(({ text }) => subject.test(text) && ordered.test(text))
  const said = about && (orderAtEnd.exec(about.text) ?? referenceAtEnd.exec(about.text))
  if (about && said) return nameOf(about, about.text.length - said[1]!.length, CODE, 'number told in the title')
  if (about) return nameOf(about, subject.exec(about.text)![0].length, SUBJECT, 'subject of an order without a number')
  const code = page && loneCode(head, page.height)
  if (code) return nameOf(code, 0, CODE, 'code alone in the head of an order without a number')
  const titles = head.flatMap((line) => {
    // `Total this order USD 4,118.00` names a sum.
    if (line.labels[0]?.sayings.some(({ name }) => name === 'gross' || name === 'net')) return []
    const title = page && readTitle(line.line, page)
    return title && ofOrders.includes(title.says) ? [{ line, points: title.points }] : []
  })
  const [loudest] = titles.sort((a, b) => b.points - a.points)
  if (!loudest) return []
  const title = loudest.line.text.replace(more, '')
  const told = numberAtEnd.exec(title)
  if (told) return nameOf(loudest.line, title.length - told[1]!.length, CODE, 'number told in the title')
  const loud = loudCodeUnder(loudest.line, head, sight)
  if (loud) return nameOf(loud, 0, CODE, 'number told in the title')
  return nameOf(loudest.line, 0, TITLE, 'title of an order without a number')
}

function nameOf(line: LabelledLine, start: number, score: number, reason: string): Candidate[] {
  const text = line.text
    .slice(start)
    .replace(more, '')
    .replace(/(?:\s(?:n\.?[°º]\.?|nr\.?|núm\.?|#))?[\s:]*$/iu, '')
  if (text.length < 4 || text.length > LONGEST) return []
  const end = start + text.length
  const part = { ...toPart(line), text }
  return [{ ...toCandidate([part], score, reason), box: boxBetween(line, start, end), words: wordsBetween(line, start, end) }]
}
