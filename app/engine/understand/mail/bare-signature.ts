import type { Candidates } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { isAligned, toPart } from '../parties/blocks.ts'
import { toCandidate } from '../parties/party.ts'
import { isPersonName } from '../parties/person-names.ts'
import { fold } from '../words/fold.ts'
import { isDesk } from './desks.ts'
import { post } from './posts.ts'
import { signedUnderRole } from './signed-under-role.ts'

/** `Tobias Friedlein` over `Einkauf` at the end of a letter that says goodbye to nobody. */
export function findBareSignature(open: LabelledLine[]): Candidates {
  const last = open.at(-1)?.line.page
  const page = open.filter(({ line }) => line.page === last)
  const at = page.findLastIndex(({ text, labels, line }, place) => {
    const under = page[place + 1]
    const over = page[place - 1]
    if (labels.some(({ leads }) => leads) || !isPersonName(text) || !under || !over) return false
    const [below, above] = [under.line.box.top - line.box.bottom, line.box.top - over.line.box.bottom]
    const isPair = isAligned(under.line.box, line.box) && below > -line.size && below < line.size
    return isPair && above > (place + 2 === page.length ? AT_END : APART) * line.size && isDesk(under.text)
  })
  if (at < 0) {
    const signed = signedUnderRole(page)
    return signed ? { client_name: [signed] } : signedInOneLine(page)
  }
  const [person, role] = [page[at]!, page[at + 1]!]
  return {
    client_name: [toCandidate([toPart(person)], BARE, 'signature')],
    ...(isDesk(role.text) && !post.test(fold(role.text)) ? { department: [toCandidate([toPart(role)], BARE, 'signature')] } : {}),
  }
}

/** `Philippe Arnaud, chef de cuisine` at the foot: who signs, and what they are. */
function signedInOneLine(page: readonly LabelledLine[]): Candidates {
  for (const line of page.slice(-FOOT)) {
    const [, first, second] = /^([^,:@\d]{4,40})[,:] ([^,:@\d]{4,40})$/u.exec(line.text) ?? []
    if (!first || !second) continue
    // `La directora, Ana María Lizarraga`
    const [name, role] = post.test(fold(first)) ? [second, first] : [first, second]
    if (isPersonName(name) && !post.test(fold(name)) && post.test(fold(role)))
      return { client_name: [toCandidate([{ ...toPart(line), text: name }], BARE, 'signature')] }
  }
  return {}
}

const FOOT = 3 // lines of a page that may hold its signature
const APART = 1.2 // of the type's height: a signature stands apart from the text
const AT_END = 0.8 // where nothing stands under it
const BARE = 0.7
