import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { readOpening } from '../values/time.ts'
import { pattern } from '../words/pattern.ts'
import { asking, forbidden } from './delivery-words.ts'
import { sentences } from './loose-windows.ts'

/** Where goods go in, or who takes them in. */
const wherever = pattern()`
  depot|yard|gates?|site|warehouse|workshop|compound|bay|caretaker|janitor|porter|storeman|foreman|
  (?:back|rear|side|service|stage|loading) (?:doors?|entrance)|loading (?:zone|dock|ramp|area)|
  chef de chantier|chef d['’]équipe|magasinier|jefe de obra|bauleiter|polier|capocantiere|magazziniere|uitvoerder|encarregado|
  dépôt|magasin|portail|chantier|entrepôt|atelier|gardien(?:ne)?|concierge|porte (?:arrière|de service|de livraison)|
  (?:zone|aire|quai) de (?:livraison|(?:dé)?chargement)|zona (?:de|di) (?:carga|descarga|carico|scarico)|
  almac[eé]n|dep[oó]sito|bodega|puerta|port[oó]n|obra|taller|conserje|portero|encargado|lager|tor|baustelle|hausmeister|pförtner|
  ladezone|laderampe|hintereingang|hintertür|lieferanteneingang|porta (?:sul retro|traseira|de serviço)|ingresso fornitori|
  magazzino|cancello|custode|magazijn|poort|laadzone|achterdeur|leveranciersingang
`
/** That it is open, staffed or free, or that they are there. */
const isOpen = pattern()`
  opens?|ouvr(?:e|ent|ira|iront)|ouvert[es]{0,2}|abr(?:e|en|irán?)|abiert[oa]s?|öffnet|geöffnet|offen|apre|aprirà|apert[oa]|opent|
  (?:is|are) (?:staffed|manned|attended|free|accessible)|(?:may|can) be (?:used|reached|entered)|
  (?:est|sera) (?:tenue?|gardée?|accessible|libre)|peut être (?:utilisée?|atteinte?)|
  (?:se )?puede (?:usar|utilizar|acceder)(?:se)?|est[áa] (?:atendid[oa]|libre)|(?:kann|darf|ist)(?= [^.]*(?:genutzt|benutzt|angefahren|besetzt|frei)\b)|
  (?:kan|mag|is)(?= [^.]*(?:gebruikt|bemand|vrij)\b)|può essere (?:usat|utilizzat)[oa]|è (?:presidiat[oa]|liber[oa])|
  pode ser (?:usad|utilizad)[oa]|está (?:atendid[oa]|livre)|
  (?:est|sera) sur place|is (?:there|on site)|est[áa] (?:allí|en obra|en planta)|ist vor ort|è (?:presente|sul posto)|is ter plaatse|está (?:no local|presente)
`

/** `Yard open 07:30 to 15:00, ask for …`, `Le gardien ouvrira à partir de 8 h 30`, `The loading dock may be used from …`: where goods go in, or who is there, and that it opens. */
export const opensToGoods = pattern('iu')`
  (?<!\p{L})(?:${wherever.source})(?!\p{L})(?:[^.;:]|(?<=\b\p{Lu}\p{L}{0,2})\.){0,80}?(?<!\p{L})(?:${isOpen.source})(?!\p{L})
`
/** That a line names where goods go in: the cheap question. */
export const namesReceiving = pattern('iu')`(?<!\p{L})(?:${wherever.source})(?!\p{L})`

/** Only from when, in a sentence of its own: `Conserje: Blas Otero, abre a partir de las 8:30.` */
export function readLooseOpening(line: LabelledLine): Candidate[] {
  const sentence = sentences(line.text).find((one) => opensToGoods.test(one))
  const value = sentence === undefined || forbidden.test(sentence) || asking.test(sentence) ? undefined : readOpening(sentence)
  return value ? [{ ...toCandidate([toPart(line)], 0.7, 'hour in a sentence about delivery'), value }] : []
}
