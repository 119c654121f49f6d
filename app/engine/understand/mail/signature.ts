import type { Candidate, Candidates } from '../../candidate.ts'
import type { Sight } from '../candidates.ts'
import { fold } from '../words/fold.ts'
import { findBareSignature } from './bare-signature.ts'
import { isRecipient } from './order-mail.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, toPart } from '../parties/blocks.ts'
import { domainName, isContactLine } from '../parties/contacts.ts'
import { toCandidate } from '../parties/party.ts'
import { isCompanyName } from '../parties/company-names.ts'
import { isNameWithParticle, isPersonName } from '../parties/person-names.ts'
import { isUnit } from '../parties/service-names.ts'
import { desk, isDesk, sellersDesk } from './desks.ts'
import { post } from './posts.ts'
import { isOverSigner, thanks } from './thanks-over-signer.ts'
import { signedForHouse } from './senders-house.ts'
import { isSellersOrder } from '../titles/titles.ts'
import { isPlace, isPlaceWord } from '../parties/places.ts'
import { isNameOfDomain } from '../parties/same-name.ts'
import { pattern } from '../words/pattern.ts'

const greetings = pattern()`
  ^(?:veuillez|nous vous prions|je vous prie|agreez|recevez|dans l'attente).{0,90}\b(?:salutations|sentiments|consideration)\b.{0,30}$|
  ^(?:sin otro particular|(?:les? )?salud[a-z]+|recib[ae]n? un(?: muy)?(?: cordial| atento)?).{0,50}(?:atentamente|saludo)s?[,.]?$|
  ^avec (?:nos|mes) (?:plus |meilleures |cordiales |sinceres )?salutations(?: [a-z]+){0,2}[,.]?$|
  (?:^|[.,]\s*|^(?:merci(?: d'avance)? et|danke und|gracias y|grazie e|thanks and)\s+)(?:
    bonne (?:soiree|nuit|journee|fin de journee|semaine|reception)|belle journee|a (?:bientot|demain)|bien a vous|cdlt|
    sch(?:o|oe)ne gru(?:ss|s)e|beste gru(?:ss|s)e|liebe gru(?:ss|s)e|herzliche gru(?:ss|s)e|mit bestem gru(?:ss|s)|
    (?:best|warm|many) regards|cheers|groeten|buona giornata|(?:un )?saludo|
    (?:salutations|sentiments) (?:distinguees?|distingues|les meilleures|respectueuses|respectueux|devoues|cordiales)|kind regards|
    best regards|regards|yours (?:sincerely|faithfully)|sincerely|many thanks|thanks|cordialement|bien cordialement|salutations|
    sinceres salutations|bonne reception|un (?:cordial )?saludo|saludos(?: cordiales)?|atentamente|mit freundlichen gru(?:ss|e)en|
    freundliche gru(?:ss|s)e|mfg|viele gru(?:ss|s)e|met vriendelijke groet|vriendelijke groeten|cordialmente|cordiali saluti|distinti saluti|
    cumprimentos|com os melhores cumprimentos
  )[\s,.!]*$
`

/** The lines under "Kind regards" of a printed mail: who ordered, in which department, of which company. */
export function findSignature(sight: Sight): Candidates {
  const { open, context } = sight
  if (context.kind !== 'work_order') return {}
  const mailed = isMailed(open)
  const at = open.findLastIndex(
    ({ text }, place) => greetings.test(fold(text)) || ((mailed || isOverSigner(open, place)) && thanks.test(fold(text))),
  )
  if (at < 0) return findBareSignature(open)
  const domains = open.flatMap(({ text }) => domainName(text) ?? [])
  const below = open.slice(at + 1, at + 9).filter(({ text, line }) => /\p{L}.*\p{L}/u.test(text) && line.page === open[at]!.line.page)
  const footer = below.findIndex(
    ({ line }, place) =>
      line.box.top - (below[place - 1] ?? open[at]!).line.box.bottom > ROOM || (place > 0 && isFoot(line, below[0]!.line, open[at]!.line)),
  )
  const lines = footer < 0 ? below : below.slice(0, footer)
  const end = lines.findIndex(({ text }) => isPlace(text) || isContactLine(text) || text.length > 60)
  const last = end < 0 ? undefined : withoutPlace(lines[end]!, domains)
  if (lines.some(({ text }) => sellersDesk.test(fold(text)))) return {}
  // Under a confirmation the seller signs.
  const writes = !mailed || lines.some(({ text }) => isWhoWrites(text))
  if (writes && sight.document.pages.slice(0, 1).some(isSellersOrder)) return {}
  const own = withoutStreet(lines.slice(0, end < 0 ? 4 : end), end > 0 && isPlace(lines[end]!.text)).map(
    (line) => withoutPlace(line, domains) ?? line,
  )
  return readLines([...own, ...(last ? [last] : [])], domains, open, end > 0 && isPlace(lines[end]!.text))
}

/** `Route de la Cale` over `29870 Lannilis`: a street without a number, right over its town. */
const withoutStreet = (lines: LabelledLine[], overPlace: boolean) => {
  const last = lines.at(-1)?.text ?? ''
  return overPlace && lines.length > 2 && isPlaceWord(last) && !isCompanyName(last) ? lines.slice(0, -1) : lines
}

const isMailed = (open: readonly LabelledLine[]) => {
  const printed = open.filter(({ line }) => line.page === 1).map(({ text, line: { box } }) => ({ text, box }))
  return printed.some((line) => isRecipient(line, printed))
}

/** `The Salt Yard Inn, 3 Quay Street, Kinvara`: the name before the address of the last line, where the mail comes from its domain or it is a firm's. */
function withoutPlace(line: LabelledLine, domains: string[]): LabelledLine | undefined {
  // `Molinos del Sur, S.L. · Tel. 942 …`: the form behind the comma is the name's.
  const name =
    /^(\p{L}[^,|·–]{2,44}?(?:, (?:S\.? ?[AL]\.?(?:[LU]\.?)?|S\. ?Coop\.?|S\.?[rc]\.?l\.?|S\.?p\.?A\.?|Inc\.?|L(?:td|da)\.?|LLC|GmbH|B\.?V\.?))?)\s?[,|·–]\s(?=.*\d)/u.exec(
      line.text,
    )?.[1]
  const isNamed = name !== undefined && (isCompanyName(name) || domains.some((domain) => isNameOfDomain(name, domain)))
  return isNamed && !isPlace(name) ? { ...line, text: name, labels: [] } : undefined
}

/** In points, for a name written by hand; what stands farther below is the foot of the page. */
const ROOM = 75

/** In smaller type and at no edge of the signature: the foot of the sheet, wherever it stands. */
const isFoot = (line: LabelledLine['line'], first: LabelledLine['line'], greeting: LabelledLine['line']) =>
  line.size < SMALL * greeting.size && Math.abs(line.box.left - first.box.left) > SET_IN && !isAligned(line.box, first.box)

const SMALL = 0.85
const SET_IN = 20 // points

/** `Fdo.: Eusebio Marcos` under `El Alcalde`: who signs, and above it what they are. */
const signedBy = /^(?:fdo|firmado|signed|sign[ée]|gez|firmato|assinado)\.?\s?(?:por|by|par|von|da)?\s?[.:]\s?(\p{Lu}[\p{L}.'’ -]{4,40})$/iu

function signerIn(lines: readonly LabelledLine[]): LabelledLine | undefined {
  for (const line of lines) {
    const [, name] = signedBy.exec(line.text) ?? []
    if (name && isPersonName(name)) return { ...line, text: name, labels: [] }
  }
  return undefined
}

/** `im Auftrag` over `Behrens`: whoever stands under it signs for somebody else. */
const onBehalf = pattern()`
  ^(?:
    im auftrag(?:e)?|i\.?\s?a\.?|i\.?\s?v\.?|in vertretung|p\.?\s?[pao]\.?|por (?:orden|poder|delegacion)|pour ordre|
    par (?:delegation|ordre)|per procura|namens|
    (?:pour|por|for|fur|per|voor|pelo|pela) (?:le |la |el |l'|the |das |den |die |il |het |de )?(?:comite|direction|comision|junta directiva|directiva|committee|board|vorstand|comitato|bestuur|direcao)
  )[\s,.:]*$
`

function readLines(printed: LabelledLine[], domains: string[], open: readonly LabelledLine[], overPlace: boolean): Candidates {
  const found: Candidates = {}
  const by = signerIn(printed)
  if (by) return { client_name: [sign(by, 0.85)] }
  const behalf = printed.findIndex(({ text }) => onBehalf.test(fold(text)))
  const lines = printed
    .filter(({ text }, at) => at !== behalf && !isWhoWrites(text))
    .map(withoutBehalf)
    .map(withoutLetters)
    .map(behindPost)
    .flatMap(inPieces)
  const under = behalf < 0 ? undefined : printed[behalf + 1]
  const signer = under && !isCompanyName(under.text) && /^\p{Lu}[\p{L}.'’ -]{1,30}$/u.test(under.text) ? under : undefined
  const signed = signedForHouse(lines, open)
  const person =
    signer ?? signed?.person ?? lines.find(({ text }) => (isPersonName(text) || isNameWithParticle(text)) && !post.test(fold(text)))
  const others = lines.filter((line) => line !== person)
  // What stands alone between who signs and a street has that address, unless it is a desk of the house.
  const [alone] = others.filter((line) => overPlace && others.length === 1 && !isDesk(line.text))
  const company =
    signed?.house ??
    others.find(({ text }) => domains.some((domain) => isNameOfDomain(text, domain))) ??
    // `Service hôtelier` over `EHPAD Bel-Air`: the desk has a word of a house too.
    others.find(({ text }) => isCompanyName(text) && !isDesk(text)) ??
    others.find(({ text }) => isCompanyName(text)) ??
    (others.length > 1 ? others.at(-1) : alone) ??
    others.find(({ text }) => !isDesk(text) && printed.some((line) => line.text !== text && behindPost(line).text === text))
  const department = others
    .filter((line) => line !== company && line.text !== company?.text && !isGivenName(line, person) && !longNumber.test(line.text))
    .flatMap(withoutPost)
    .at(0)
  if (person) found.client_name = [sign(person, 0.85)]
  if (company) found.customer_company_name = [sign(company, 0.88)]
  if (department && person) found.department = [sign(department, 0.86)]
  return found
}

/** `Telephone 01 554 0199 – Registered charity 20417733` under who signs. */
const longNumber = /\d{6}/

/** `Ihr Vogelsang-Team`, `Your Harbour Foods team`, `L'équipe commerciale`: whoever signs so writes to a customer, and names nobody. */
const isWhoWrites = (text: string) =>
  /^(?:ihre?|euer|your|votre|su|vostro|il vostro|uw)\s.*(?:team|equipe|equipo|squadra)|^l['’]equipe\s|^(?:el|tu) equipo\s/.test(fold(text))

/** `i. A. Svenja Plate, ZMV`: for whom it is signed, and what they learned. */
function withoutBehalf(line: LabelledLine): LabelledLine {
  const [, name] = /^(?:i\.\s?[AV]\.|p\.\s?[pao]\.|ppa\.|P\/O)\s(\p{Lu}[^,\d]{3,40})(?:,\s\p{Lu}[\p{L}. ]{1,12})?$/u.exec(line.text) ?? []
  return name && isPersonName(name) ? { ...line, text: name, labels: [] } : line
}

/** `Nora Hagan, MRCVS`, `Fr Sean Cahill, P.P.`: what stands behind a name in letters. */
function withoutLetters(line: LabelledLine): LabelledLine {
  const [, name] = /^(\p{Lu}[^,\d]{3,40}),\s(?:P\.\s?P\.|\p{Lu}{3,6})$/u.exec(line.text) ?? []
  return name && isPersonName(name) && !isCompanyName(line.text) ? { ...line, text: name, labels: [] } : line
}

/** `Chelo Barrios · Producción`, `Jo Wren, Parts Department`: the person and their desk in one line. */
function inPieces(line: LabelledLine): LabelledLine[] {
  const [, name, role] = /^([^,|·•–]{4,40}?)(?:\s[|·•–—-]|,)\s([^,|·•]{3,40})$/u.exec(line.text) ?? []
  const isPair =
    name &&
    role &&
    isPersonName(name) &&
    !post.test(fold(name)) &&
    !isPersonName(role) &&
    (desk.test(fold(role)) || post.test(fold(role)) || isUnit(role))
  return isPair ? [name, role].map((text) => ({ ...line, text, labels: [] })) : [line]
}

/** `Cheffe d'atelier - Service décors`, `Maestra de taller – Colegio San Telmo`: what somebody is, and behind the dash where. */
function behindPost(line: LabelledLine): LabelledLine {
  const [, what, where] = /^([^,|·•–-]{4,40}?)\s[–—-]\s(\p{Lu}[^|·•]{3,60})$/u.exec(line.text) ?? []
  return what && where && post.test(fold(what)) && !post.test(fold(where)) ? { ...line, text: where, labels: [] } : line
}

/** `Priya` over `Priya Nandakumar`: what people sign with. */
const isGivenName = ({ text }: LabelledLine, person: LabelledLine | undefined) =>
  person !== undefined && fold(person.text).startsWith(`${fold(text)} `)

/** `Maintenance Planner | Engineering Department`, `Call-off Planner, Track Materials`: what somebody is, and where. */
function withoutPost(line: LabelledLine): LabelledLine[] {
  const [first] = line.text.split(/,\s/u)
  return line.text
    .split(post.test(fold(first!)) ? /\s[|·•]\s|,\s(?=\p{Lu})/u : /\s[|·•]\s/u)
    .filter((part) => !post.test(fold(part).trim()))
    .slice(0, 1)
    .map((text) => (text === line.text ? line : { ...line, text: text.trim(), labels: [] }))
}

function sign(line: LabelledLine, score: number): Candidate {
  return toCandidate([toPart(line)], score, 'signature')
}
