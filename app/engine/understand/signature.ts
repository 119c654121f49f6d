import type { Candidate, Candidates } from '../candidate.ts'
import type { Sight } from './candidates.ts'
import { fold } from './fold.ts'
import { recipient } from './order-mail.ts'
import type { LabelledLine } from './labels.ts'
import { toPart } from './parties/blocks.ts'
import { domainName, isContactLine } from './parties/contacts.ts'
import { toCandidate } from './parties/party.ts'
import { isCompanyName, isPersonName, isPlace } from './parties/places.ts'
import { isNameOfDomain } from './parties/same-name.ts'

const greetings =
  /^(?:veuillez|nous vous prions|je vous prie|agreez|recevez|dans l'attente).{0,90}\b(?:salutations|sentiments|consideration)\b.{0,30}$|^(?:sin otro particular|les? salud[a-z]+).{0,50}(?:atentamente|saludo)s?[,.]?$|(?:^|[.,]\s*|^(?:merci(?: d'avance)? et|danke und|gracias y|grazie e|thanks and)\s+)(?:bonne (?:soiree|journee|fin de journee|semaine|reception)|belle journee|a (?:bientot|demain)|bien a vous|cdlt|sch(?:o|oe)ne gru(?:ss|s)e|beste gru(?:ss|s)e|liebe gru(?:ss|s)e|herzliche gru(?:ss|s)e|mit bestem gru(?:ss|s)|(?:best|warm|many) regards|cheers|groeten|buona giornata|(?:un )?saludo|(?:salutations|sentiments) (?:distinguees?|distingues|les meilleures|respectueuses|respectueux|devoues|cordiales)|kind regards|best regards|regards|yours (?:sincerely|faithfully)|sincerely|many thanks|thanks|cordialement|bien cordialement|salutations|sinceres salutations|bonne reception|un (?:cordial )?saludo|saludos(?: cordiales)?|atentamente|mit freundlichen gru(?:ss|e)en|freundliche gru(?:ss|s)e|mfg|viele gru(?:ss|s)e|met vriendelijke groet|vriendelijke groeten|cordiali saluti|distinti saluti|cumprimentos|com os melhores cumprimentos)[\s,.!]*$/

/** Under a mail, thanks alone end it too. */
const thanks =
  /^(?:(?:muchas |mil )?gracias|merci(?: beaucoup| d'avance| bien)?|(?:vielen |besten )?dank(?:e)?(?: im voraus)?|(?:many )?thanks?(?: you)?(?: in advance)?|grazie(?: mille)?|(?:muito )?obrigad[oa]|(?:alvast )?bedankt)[\s,.!]*$/

/** The lines under "Kind regards" of a printed mail: who ordered, in which department, of which company. */
export function findSignature({ open, context }: Sight): Candidates {
  if (context.kind !== 'work_order') return {}
  const mailed = open.some(({ text }) => recipient.test(text))
  const at = open.findLastIndex(({ text }) => greetings.test(fold(text)) || (mailed && thanks.test(fold(text))))
  if (at < 0) return {}
  const domains = open.flatMap(({ text }) => domainName(text) ?? [])
  const below = open.slice(at + 1, at + 9).filter(({ text, line }) => /\p{L}.*\p{L}/u.test(text) && line.page === open[at]!.line.page)
  const footer = below.findIndex(({ line }, place) => line.box.top - (below[place - 1] ?? open[at]!).line.box.bottom > ROOM)
  const lines = footer < 0 ? below : below.slice(0, footer)
  const end = lines.findIndex(({ text }) => isPlace(text) || isContactLine(text) || text.length > 60)
  return readLines(end < 0 ? lines.slice(0, 4) : lines.slice(0, end), domains)
}

/** What somebody is, not where: "Chef de cuisine", "Einkaufsleiter", "Purchasing manager". */
const post =
  /^(?:le |la )?(?:chef|second|directeur|directrice|responsable|gerant|gerante|assistant|assistante|acheteur|acheteuse|gestionnaire|econome|patron|leiter|leiterin|inhaber|inhaberin|geschaftsfuhrer|kuchenchef|einkaufer|einkauferin|sachbearbeiter|jefe|jefa|gerente|encargado|encargada|comprador|compradora|head|owner|director)\b|(?:leiter|leiterin|chef|meister|manager|officer|buyer|director|clerk|executive|coordinator|einkaufer|einkauferin|assistenz)$/

/** In points, for a name written by hand; what stands farther below is the foot of the page. */
const ROOM = 75

function readLines(lines: LabelledLine[], domains: string[]): Candidates {
  const found: Candidates = {}
  const person = lines.find(({ text }) => isPersonName(text))
  const others = lines.filter((line) => line !== person)
  const company =
    others.find(({ text }) => domains.some((domain) => isNameOfDomain(text, domain))) ??
    others.find(({ text }) => isCompanyName(text)) ??
    (others.length > 1 ? others.at(-1) : undefined)
  const department = others.find((line) => line !== company && line.text !== company?.text && !post.test(fold(line.text)))
  if (person) found.client_name = [sign(person, 0.85)]
  if (company) found.customer_company_name = [sign(company, 0.88)]
  if (department && person) found.department = [sign(department, 0.86)]
  return found
}

function sign(line: LabelledLine, score: number): Candidate {
  return toCandidate([toPart(line)], score, 'signature')
}
