import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { readOpening } from '../values/time.ts'
import { pattern } from '../words/pattern.ts'
import { asking, forbidden } from './delivery-words.ts'
import { sentences } from './loose-windows.ts'

/** `Yard open 07:30 to 15:00, ask for …`, `Le gardien ouvrira à partir de 8 h 30`: where goods go in, or who is there, and that it opens. */
export const opensToGoods = pattern('iu')`
  (?<!\p{L})(?:
    depot|yard|gates?|site|warehouse|workshop|compound|bay|caretaker|janitor|porter|storeman|foreman|
    chef de chantier|chef d['’]équipe|magasinier|jefe de obra|bauleiter|polier|capocantiere|magazziniere|uitvoerder|encarregado|
    dépôt|magasin|portail|chantier|entrepôt|atelier|gardien(?:ne)?|concierge|
    almac[eé]n|dep[oó]sito|bodega|puerta|port[oó]n|obra|taller|conserje|portero|encargado|lager|tor|baustelle|hausmeister|pförtner|magazzino|cancello|custode|magazijn|poort
  )(?!\p{L})(?:[^.;:]|(?<=\b\p{Lu}\p{L}{0,2})\.){0,40}?(?<!\p{L})(?:
    opens?|ouvr(?:e|ent|ira|iront)|ouvert[es]{0,2}|abr(?:e|en|irán?)|abiert[oa]s?|öffnet|geöffnet|offen|apre|aprirà|apert[oa]|opent|
    (?:est|sera) sur place|is (?:there|on site)|est[áa] (?:allí|en obra|en planta)|ist vor ort|è (?:presente|sul posto)|is ter plaatse|está (?:no local|presente)
  )(?!\p{L})
`

/** Only from when, in a sentence of its own: `Conserje: Blas Otero, abre a partir de las 8:30.` */
export function readLooseOpening(line: LabelledLine): Candidate[] {
  const sentence = sentences(line.text).find((one) => opensToGoods.test(one))
  const value = sentence === undefined || forbidden.test(sentence) || asking.test(sentence) ? undefined : readOpening(sentence)
  return value ? [{ ...toCandidate([toPart(line)], 0.7, 'hour in a sentence about delivery'), value }] : []
}
