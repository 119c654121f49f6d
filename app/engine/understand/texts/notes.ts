import { isSumText } from '../tables/lines/sum-words.ts'
import { hasLegalForm } from '../parties/company-names.ts'
import { hasPostalCode, isPlaceWord } from '../parties/places.ts'
import type { Candidate } from '../../candidate.ts'
import type { Box } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import type { Label, LabelledLine } from '../labels/labels.ts'
import { readPlaceInSentence } from '../parties/sentence-place.ts'
import { findDates } from '../values/date.ts'
import { fillingIn, findBareNote } from './bare-note.ts'
import { readNote } from './note-paragraphs.ts'
import { readParagraph } from '../words/paragraph.ts'
import { placeScore } from '../propose.ts'
import { findSpots, linesByPage, type Spot } from '../spots/spots.ts'
import { pattern } from '../words/pattern.ts'

/** What opens and ends letters, and says that there is an order. */
const courtesies = pattern()`
  \b(?:
    our order(?! (?:number|no|ref[a-z]*)\b(?!.{0,4}\d))|notre commande|nuestro pedido|confirm receipt|confirmer la reception|
    supply the following|thank you for your order|thanks for your order|remercions (?:de|pour) votre commande|
    merci (?:de|pour) votre commande|merci d'avance pour|thank(?:s| you) in advance for your (?:help|support|cooperation)|gracias por su pedido|dank fur ihre (?:bestellung|ihren auftrag)|
    grazie per il (?:suo|vostro) ordine|saludo|regards|cordialement|kind regards|salutations|sentiments
  )\b
`

const isWithin = (one: Box, { top, bottom }: Box) => one.top > top && one.bottom < bottom

const isCapitals = (text: string) => !/\p{Ll}/u.test(text)

const NEAR = 0.6 // of the label's height: a heading stands right over its text

const instructions = pattern()`
  \b(?:
    please|kindly|presentar|adjuntar|anexar|merci (?:de|d')|a joindre|joindre|exigee?s?|obligatoires?|mises? a disposition|beizulegen|
    beifugen|allegare|obligatorio|veuillez|priere de|rappeler|indiquer|indiquen|rogamos|por favor|se ruega|bitte|no substitutions?|
    no se (?:admit|acept)(?:en|an|iran|aran)|deliver(?:y|ies) (?:are |is )?accepted|aucune (?:livraison|substitution)|teillieferung(?:en)?|part(?:ial)? deliver(?:y|ies)|not? accepted|
    will be (?:refused|rejected|turned away)|sera (?:rechazad[oa]|refusee?)|seront refusee?s?|seran (?:rechazad[oa]s|devuelt[oa]s)|
    (?:werden|wird) (?:abgewiesen|zuruckgewiesen|nicht angenommen)|saranno (?:respint[ei]|rifiutat[ei])|serao recusad[oa]s|worden geweigerd|
    (?:livraisons?|marchandises?|colis|palettes?) (?:devr(?:a|ont)|doi(?:t|vent)) etre|avisad|llamad|dejad|traed|entregad|prevenez|appelez|sonnez|laissez|deposez|ne pas livrer|livraison (?:quai|uniquement|imperative)|deliver to|
    call (?:the|before)|appeler|llamar|ring|sonner|tail-lift|hayon|en cas de|in case of|confirm|confirmer|confirmen|refused|prevenir|
    avisar|anliefern|anlieferung|keine lieferung|do not deliver|deliveries? (?:only|must|before|after)|descarga|
    deliveries\b.{0,40}\bonly|must\b|do not|debera?n?\b|driver|chofer|return (?:mail|by)|par retour|nur (?:vormittags|nach)|forklift|
    producto|temperature|palett?es?|a echanger|prevoir|a faire signer|cita previa|(?:sur|prise de) (?:rdv|rendez-vous)|by appointment|
    no (?:mon|tues|wednes|thurs|fri|satur|sun)day deliveries|deliver between|si prega|pregasi|
    vi preghiamo di (?:citare|indicare|confermare)|citare|gelieve|graag|lossen|solicitamos|favor|pallets?|pal[eé]s?|labell?ed|
    rotulad[oa]s?|etiquetad[oa]s?|marcad[oa]s? con|marquage|etiquetes?|emballage (?:perdu|neutre)|embalaje|goods received (?:at|only)|
    reception (?:uniquement|pendant|sur)|grue|grua|crane
  )\b
`
/** A whole sentence that begins so asks whoever brings the goods. */
const imperative =
  /^(?:deliver|unload|phone|livrer|livrez|decharger|telephoner|entregar|entreguen|descargar|descarguen|liefern sie)\b.*[.!]$/
const conditions = pattern()`
  \b(?:
    conditions generales|terms and conditions|general terms|condiciones (?:generales|de venta)|allgemeine|article \d|registered|capital|
    iban|penalit|interest|reserve de propriete|claims within|printing this|imprimer ce|
    confidential(?:ity|ly)?|confidentiel(?:le)?s?|confidencial(?:es|idad|mente)?|vertraulich(?:e[nrs]?|keit)?|riservat[oaie]|
    confidenzial[ei]|vertrouwelijke?|intended recipient
  )\b
`

/** Notes to the reader: behind a label, or sentences that ask for something and stand alone outside of the small print. */
export function findNotes({ open, context, areas, document }: Sight): Candidate[] {
  const pages = linesByPage(open)
  const labelled = open.flatMap((line) =>
    line.labels.flatMap((label) => {
      const saying = label.sayings.find(({ name }) => name === 'note')
      if (!saying || isCount(label) || (!label.leads && !(label.colon && /[.;|]\s+$/.test(line.text.slice(0, label.start))))) return []
      const page = pages.get(line.line.page) ?? []
      const spots = findSpots(label, page, true).filter(
        // `Información adicional` beside `Subtotal 15%`: the sums have captions of their own.
        ({ relation, text }) =>
          relation !== 'above' && !(relation === 'right' && isSumText(text)) && /\p{L}{2}.*\p{L}{2}/u.test(text) && text.length > 8,
      )
      const spot = noteOf(label, spots)
      if (!spot || (!label.colon && !label.closes && !(label.leads && label.break))) return []
      // Behind its label a note is a sentence, and what follows is another's; under or beside it, it may have several paragraphs.
      const lines =
        spot.relation === 'inline'
          ? readParagraph(spot.line, page, spot.box.left, conditions)
          : readNote(spot.line, page, spot.box.left, conditions).flat()
      return [
        toCandidate(
          lines,
          spot.text,
          placeScore({ ...spot, rank: 0 }, label, saying.weak) * (conditions.test(fold(spot.text)) ? 0.5 : 1),
          `${spot.relation} of "${label.textLine.text}"`,
        ),
      ]
    }),
  )
  // `Nota: Par izquierdo y derecho` under the name of a row is that row's, where the order has one of its own.
  const own = labelled.filter(({ page, box }) => !areas.some((area) => area.page === page && box && isWithin(box, area.box)))
  if (labelled.length) return own.length > 0 ? own : labelled
  const asked = context.kind !== 'work_order' ? [] : open.flatMap((line) => readLoose(line, pages.get(line.line.page) ?? []))
  if (asked.some(({ value }) => !quoting.test(fold(value)))) return asked
  const bare = document.pages.flatMap(({ number, height }) => {
    const note = findBareNote(pages.get(number) ?? [], areas, height, conditions, context.kind === 'invoice')
    return note ? [toCandidate(note.lines, note.lines[0]!.text, note.score, 'sentences by themselves under the items')] : []
  })
  return bare.length > 0 ? bare : asked
}

/** `Please quote our order number on your invoice`, `merci de mettre le n° de commande sur la facture`: said on every order, where another sentence is said of this one. */
const quoting = pattern()`
  \b(?:quot|stat|mention|indi[cq]|rappel|mettre|port|cit|consign|hac|angeb|angab|vermerk)[a-z]*\b.{0,40}\b(?:order|commande|pedido|orden|bestell)[a-z]*\b
  .{0,40}\b(?:invoic|factur|rechnung)
`

/** `1 message`, `2 notes`: how many there are. */
const isCount = ({ textLine: { text }, start, end, colon }: Label) => !colon && /^\d+\s$/.test(text.slice(0, start)) && end === text.length

/** Behind the label, else under it; in a list of labels at the left edge beside it, where what stands under it keeps its distance. */
function noteOf(label: Label, spots: readonly Spot[]): Spot | undefined {
  const [inline, below, right] = (['inline', 'below', 'right'] as const).map((one) => spots.find(({ relation }) => relation === one))
  const isNear = below !== undefined && below.box.top - label.box.bottom < NEAR * (label.box.bottom - label.box.top)
  // `OBSERVATIONS | VISA DU PHARMACIEN` over what is observed: the next head of the row.
  const isHead =
    right !== undefined && below !== undefined && isCapitals(right.text) && isCapitals(label.textLine.text) && !isCapitals(below.text)
  return inline ?? (right && !isNear && !isHead ? right : below) ?? spots[0]
}

/** `Delivery date: 20/05/2026. Please add …`: a label with its value, and only then what is asked for. */
function endOfFact({ text, labels: [label] }: LabelledLine): number {
  if (!label?.leads || !label.colon) return 0
  return /^[^.]*\d[^.]*(?:\.\d[^.]*)*\.\s+(?=\p{Lu})/u.exec(text)?.[0].length ?? 0
}

function toCandidate(lines: LabelledLine[], first: string, score: number, reason: string): Candidate {
  // `… will be returned. This` over `order is subject to our terms and conditions`: the first word of a sentence that is left out.
  const value = [first, ...lines.slice(1).map(({ text }) => text)].join('\n').replace(/(?<=\p{L}[.!])\s\p{Lu}\p{L}*$/u, '')
  return {
    value,
    score,
    source: 'layout',
    page: lines[0]!.line.page,
    box: union(lines.map(({ line }) => line.box)),
    words: lines.flatMap(({ line }) => line.words),
    text: value,
    reason,
  }
}

/** `Graag leveren op 26 juni op ons adres: Kerkstraat 101, 5611 GH Eindhoven.`: day and place have fields of their own, and nothing else is asked. */
function tellsOnlyWhere(line: LabelledLine, page: LabelledLine[]): boolean {
  const [place] = readPlaceInSentence(line, page)
  return place !== undefined && line.text.replace(/[\s.]+$/u, '').endsWith(place.value) && findDates(line.text, 'dmy').length > 0
}

const isPlaceOf = (text: string) => /\d/.test(text) && hasLegalForm(text) && isPlaceWord(text)

/** `Please deliver on 22 May 2026 between 08:00 and 11:30.`: fields of their own. */
const onlyWhen = pattern('u')`
  ^(?:please |kindly |merci de |veuillez |priere de |por favor,? |rogamos |se ruega |bitte |si prega di )?
  (?:deliver|livrer|livraison|entregar|entrega|entreguen|liefern(?: sie)?|anliefern|consegnare|delivery)(?: bitte| please)?
  (?: (?:on|by|le|pour le|avant le|el|el dia|antes del|am|bis zum|il|entro il))? (?:\p{L}+,? )?\d{1,4}(?:[./-]\d{1,2}[./-]\d{2,4}|\.? (?:de )?\p{L}+ (?:de )?\d{4})
  (?:,? (?:between|entre|de|von|from|zwischen|tra)(?: las| le)? \d{1,2}[:h.]?\d{0,2}(?: (?:uhr|h))? (?:and|et|y|a|und|to|bis|e)(?: las)? \d{1,2}[:h.]?\d{0,2}(?: (?:uhr|h))?)?\.?$
`

/** `A livrer à la ferme le jeudi, vider le big bag` / `dans la cellule 2. Prévenir Yann`: the sentence asks for more than the goods in its next lines. */
function isToldToCarrier(line: LabelledLine, page: LabelledLine[]): boolean {
  if (!/^(?:a livrer|livrer|zu liefern|liefern|entregar|deliver)\b.{30,}/.test(fold(line.text)) || /[.!]$/.test(line.text)) return false
  const lines = readParagraph(line, page, line.line.box.left, conditions)
  return lines.length > 1 && /[.!]$/.test(lines.at(-1)!.text) && lines.slice(1).some(({ text }) => instructions.test(fold(text)))
}

/** `Bitte bestätigen Sie an einkauf@…. Teillieferungen nur nach Absprache.`: where to write to, and then what is asked for with the goods. */
const asksForMore = (text: string) =>
  /@/.test(text) &&
  text
    .split(/(?<=\p{L}{2}[.!])\s+(?=\p{Lu})/u)
    .slice(1)
    .some((sentence) => /[.!]$/.test(sentence) && !fillingIn.test(sentence) && instructions.test(fold(sentence)))

function readLoose(line: LabelledLine, page: LabelledLine[]): Candidate[] {
  const text = line.text.slice(endOfFact(line))
  const folded = fold(text)
  // `DELIVER TO ....: 5010234004411`: a label with its value asks for nothing.
  if (text === line.text && line.labels[0]?.leads && line.labels[0].colon && !/[.!]$/.test(text)) return []
  // `Entregar en: Molinos S.A.S., Carrera 23 # 41-18, Manizales.`: who and where behind the label, and nothing asked.
  if (text === line.text && line.labels[0]?.leads && line.labels[0].colon && isPlaceOf(text.slice(line.labels[0].end))) return []
  // `Livraison Quai de Blonay 14, 74500 ÉVIAN` in a sheet of labels and values: where, and nothing asked.
  if (text === line.text && !/[.!]$/.test(text) && hasPostalCode(text) && line.labels[0]?.leads) return []
  // `Horario de descarga` over its hours.
  if (line.labels[0]?.leads && line.labels[0].closes && !/[.!]$/.test(text)) return []
  // `Deliver to attention of: Priya Raman, Lab 214` is a person's place.
  if (/^[^.:]{3,40}\b(?:attention|att|attn|atencion|handen)(?: of| de)? ?: /.test(folded)) return []
  // `Nombre de palettes : 4` counts something.
  if (/^[^.:]{3,40}:\s?\d[\d.,]*(?:\s\p{L}{1,6})?$/u.test(text)) return []
  // `Ventana descarga`, `Horario entrega` are heads.
  if (/^\S+\s\S+$/.test(text) && !/[.!]$/.test(text)) return []
  if (text.length < 15 || text.length > 180 || !/^\p{Lu}/u.test(text) || conditions.test(folded)) return []
  if (!instructions.test(folded) && !imperative.test(folded) && !isToldToCarrier(line, page)) return []
  if (tellsOnlyWhere(line, page) || onlyWhen.test(folded)) return []
  if (
    // How to fill in and return the form is said to whoever orders; another sentence may ask for more than that.
    (fillingIn.test(text) && !asksForMore(text)) ||
    /[:,]$/.test(text) ||
    courtesies.test(folded)
  )
    return []
  const lines = readParagraph(line, page, line.line.box.left, conditions)
  // "… the following goods:" leads to the list.
  if (/:$/.test(lines.at(-1)!.text)) return []
  return [toCandidate(lines, text, /[.!]$/.test(text) ? 0.72 : 0.6, 'a sentence that asks for something')]
}
