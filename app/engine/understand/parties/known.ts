import type { KnownParty } from '#app/contract/parties.ts'
import type { Candidate, Candidates } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { Context } from '../context.ts'
import { wordsOf } from '../words/fold.ts'
import { locate } from '../memory/locate.ts'
import { namesOn } from '../memory/names-on.ts'
import { meansSame } from '../memory/typed.ts'

/** Its tax id or account is printed: nobody else has it. */
const PROVEN = 0.97
/** Proven, but its name stands in a picture. */
const UNPRINTED = 0.9
/** The name of a known party, where the page alone had found it too. */
const NAMED = 0.93
/** Shorter identifiers stand on a page by chance. */
const SHORTEST_ID = 8

/**
 * Known suppliers and customers help to choose. A supplier is proven by its tax id or account on the page; its name alone only strengthens what
 * was read there anyway, so that a paper that mentions a known company is not taken for its own.
 */
export function applyParties(document: Document, context: Context, candidates: Candidates, parties: readonly KnownParty[]): Candidates {
  const role = context.kind === 'invoice' ? 'supplier' : 'customer'
  const field = context.kind === 'invoice' ? 'supplier_name' : 'customer_company_name'
  const ofRole = parties.filter((party) => party.role === role)
  if (ofRole.length === 0) return candidates
  const signs = wordsOf(document.pages.map((page) => page.words.map(({ text }) => text).join(' ')).join(' ')).join('')
  const proven = ofRole.filter((party) => idsOf(party).some((id) => signs.includes(id)))
  const found = candidates[field] ?? []
  const named = strengthen(found, ofRole)
  // Two proven ones: a factor, a group, or a supplier that is a customer too. Then the page has to say whose paper it is.
  const [party, ...others] = proven
  if (!party || others.length > 0) return { ...candidates, [field]: named }
  const names = printedNames(document, party)
  const learned = names.length > 0 ? names : [unprinted(party)]
  const known = new Set(learned.map(({ value }) => wordsOf(value).join(' ')))
  const rest = named.filter(({ value }) => !known.has(wordsOf(value).join(' '))).map((one) => ({ ...one, score: 0.6 * one.score }))
  const taxIds = context.kind === 'invoice' ? taxIdOf(document, context, party, candidates.supplier_tax_id ?? []) : undefined
  return { ...candidates, [field]: [...learned, ...rest], ...(taxIds ? { supplier_tax_id: taxIds } : {}) }
}

const compact = (text: string): string => wordsOf(text).join('')

function idsOf({ tax_id, accounts }: KnownParty): string[] {
  return [tax_id ?? '', ...accounts].map(compact).filter((id) => id.length >= SHORTEST_ID && /\d{5}/.test(id))
}

/** Sorted again, with the names of known parties first among equals. */
function strengthen(found: readonly Candidate[], parties: readonly KnownParty[]): Candidate[] {
  const isKnown = ({ value }: Candidate) => parties.some(({ names }) => names.some((name) => meansSame('text', name, value)))
  return found
    .map((one) =>
      isKnown(one) && one.score >= 0.5 ? { ...one, score: Math.max(one.score, NAMED), reason: `${one.reason}; a known party` } : one,
    )
    .sort((a, b) => b.score - a.score)
}

function printedNames(document: Document, { names }: KnownParty): Candidate[] {
  const places = names
    .filter((name) => namesOn(document, name).length > 0)
    .flatMap((name) => locate('text', name, document, { decimal: '.', dateOrder: 'dmy' }).slice(0, 1))
  const [place] = places.toSorted((a, b) => b.words.length - a.words.length)
  if (!place) return []
  const text = place.words.map((word) => word.text).join(' ')
  const box = union(place.words.map((word) => word.box))
  return [
    {
      value: text,
      score: PROVEN,
      source: 'learned',
      page: place.page.number,
      box,
      words: place.words,
      text,
      reason: 'known by its tax id or account',
    },
  ]
}

function unprinted({ names: [name = ''] }: KnownParty): Candidate {
  return { value: name, score: UNPRINTED, source: 'learned', reason: 'known by its tax id or account; the name is not printed in words' }
}

function taxIdOf(document: Document, { formats }: Context, { tax_id }: KnownParty, found: readonly Candidate[]): Candidate[] | undefined {
  const [place] = tax_id ? locate('code', tax_id, document, formats) : []
  if (!tax_id || !place) return undefined
  const known: Candidate = {
    value: place.words.map((word) => word.text).join(' '),
    score: PROVEN,
    source: 'learned',
    page: place.page.number,
    box: union(place.words.map((word) => word.box)),
    words: place.words,
    text: place.words.map((word) => word.text).join(' '),
    reason: 'the tax id of a known party',
  }
  return [known, ...found.filter(({ value }) => compact(value) !== compact(tax_id)).map((one) => ({ ...one, score: 0.6 * one.score }))]
}
