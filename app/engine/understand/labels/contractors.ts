import type { Language } from '../context.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { clauseNumber } from './clause-number.ts'
import { describeLabel } from './describe-label.ts'
import type { LabelledLine } from './label.ts'

const LONGEST_TITLE = 60 // signs

/** `SUB-CONTRACT ORDER`, `Pedido de subcontratación`, `Commande de sous-traitance`, `Nachunternehmerauftrag`. */
const ofSubcontract = pattern('u')`
  (?<!\p{L})(?:
    sub-? ?contract (?:order|agreement|no\b|number)|(?:order|agreement|instruction) (?:of|for|to) sub-? ?contract(?:or)?s?|
    (?:pedido|contrato|orden|hoja) (?:de |a |para )?(?:la )?subcontrat\p{L}+|
    (?:commande|contrat|bon|ordre) (?:de |en )?sous-? ?trait\p{L}+|
    (?:nach|sub)unternehmer-?(?:auftrag|vertrag|bestellung)|(?:auftrag|vertrag|bestellung) (?:an|mit) (?:nach|sub)unternehmer|
    onderaannem(?:ings?|ers?)-?(?:order|opdracht|overeenkomst|contract|bestelling)|(?:opdracht|overeenkomst|order) (?:van |tot |in )?onderaannem\p{L}+|
    (?:ordine|contratto|incarico) (?:di |in )?subappalto|(?:contrato|encomenda|ordem|nota) (?:de |a )?subempreit\p{L}+
  )
`
/** Who passes the work on, and who takes it over. */
const sides: Partial<Record<LabelName, readonly [Language, RegExp][]>> = {
  customer: [
    ['en', /^(?:(?:main |principal |head )?contractor|(?:main )?builder)/],
    ['es', /^(?:(?:empresa )?contratista(?: principal)?|empresa principal)/],
    ['fr', /^(?:entrepreneur|entreprise)(?: (?:principale?|generale?))?/],
    ['de', /^(?:haupt|general)unternehmer(?:in)?|^auftraggeber(?:in)?/],
    ['nl', /^(?:hoofd)?aannemer/],
    ['it', /^(?:impresa )?(?:appaltatore|appaltatrice|affidataria)/],
    ['pt', /^empreiteiro(?: (?:geral|principal))?/],
  ],
  supplier: [
    ['en', /^sub-? ?contractor/],
    ['es', /^(?:empresa )?subcontratista/],
    ['fr', /^(?:entreprise )?sous-? ?traitante?/],
    ['de', /^(?:nach|sub)unternehmer(?:in)?/],
    ['nl', /^onderaannemer/],
    ['it', /^subappaltat(?:ore|rice)/],
    ['pt', /^subempreiteiro/],
  ],
}

/** `1.1 Contractor: X` and `1.2 Sub-contractor: Y` in a sub-contract: who elsewhere is ordered from passes the work on here, and is the customer of the other. */
export function labelContractors(page: readonly LabelledLine[]): void {
  if (!page.some(({ text }) => text.length < LONGEST_TITLE && ofSubcontract.test(fold(text)))) return
  for (const line of page) {
    const [number] = /^\s*(?:[\d.)]{1,8}\s+)?/.exec(line.text)!
    const start = number.trim() === '' || clauseNumber.test(number) || /^\d{1,2}[.)]\s+$/.test(number) ? number.length : 0
    const said = fold(line.text.slice(start))
    for (const [name, words] of Object.entries(sides) as [LabelName, readonly [Language, RegExp][]][]) {
      for (const [language, word] of words) {
        const length = word.exec(said)?.[0].length
        if (length === undefined || !/^(?:\s*:|$)/.test(said.slice(length))) continue
        const label = describeLabel(line, start, start + length, [{ name, weak: false, language }])
        line.labels = [label, ...line.labels.filter((other) => other.start >= label.end)]
      }
    }
  }
}
