import type { KindName } from '#app/contract/kinds/index.ts'
import type { KnownParty } from '#app/contract/parties.ts'
import type { Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import { findCandidates } from './candidates.ts'
import { choose } from './choose.ts'
import { calibrate, type Weights } from './confidence/confidence.ts'
import type { Context, Language } from './context.ts'
import type { Understood } from './evidence.ts'
import { settleFormats } from './formats.ts'
import { withoutQuotedMail } from './mail/quoted-mail.ts'
import { applyMemory, leaveEmpty } from './memory/apply.ts'
import { formatsKnown } from './memory/known-layout.ts'
import { type Alone, recall } from './memory/recall.ts'
import type { Recognised } from './memory/recognise.ts'
import { applyParties } from './parties/known.ts'
import { settleSums, type Settled } from './sums/settle.ts'
import { readItems } from './tables/items.ts'
import { withTaxOfLines } from './tables/taxes/tax-of-lines.ts'
import { withToldTaxes } from './tables/taxes/told-taxes.ts'
import { readVatLines } from './tables/taxes/vat.ts'

export interface ReadOptions {
  /** `yyyy-mm-dd` */
  today?: string
  /** Known companies that the page names. */
  parties?: readonly KnownParty[]
  /** Other weights of confidence than the fitted ones: to fit them. */
  weights?: Weights
}

export interface PagesRead {
  context: Context
  settled: Settled
  read: Understood
}

interface Given {
  language: Language | null
  known: readonly Recognised[]
  options: ReadOptions
}

/** The pages read as one kind of document. The steps stand here in their order. */
export function readPages(printed: Document, kind: KindName, { language, known, options }: Given): PagesRead {
  const document = kind === 'work_order' ? withoutQuotedMail(printed) : printed
  const formats = formatsKnown(known, settleFormats(document, language))
  const context: Context = { kind, language, formats, ...(options.today ? { today: options.today } : {}) }
  const items = readItems(document, context)
  const found = {
    candidates: applyParties(document, context, findCandidates(document, context, items), options.parties ?? []),
    rows: items.rows,
    vatLines: withToldTaxes(withTaxOfLines(readVatLines(document, context, items.areas, items.booked), items), document, context),
  }
  const recalled = recall(document, context, known, firstOf(found.candidates))
  const { candidates, rows, vatLines } = applyMemory(found, recalled)
  const settled = settleSums({ document, context, candidates, rows, vatLines })
  const chosen = leaveEmpty(
    choose({ document, context, candidates: settled.candidates, rows: settled.rows, vatLines: settled.vatLines }),
    recalled,
  )
  return { context, settled, read: calibrate({ fields: chosen, rows: settled.rows, vatLines: settled.vatLines }, context, options.weights) }
}

const firstOf = (candidates: Candidates): Alone =>
  Object.fromEntries(Object.entries(candidates).map(([name, [first]]) => [name, first?.value]))
