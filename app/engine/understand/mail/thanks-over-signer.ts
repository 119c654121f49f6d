import type { LabelledLine } from '../labels/labels.ts'
import { isPersonName } from '../parties/person-names.ts'
import { pattern } from '../words/pattern.ts'

/** Under a mail, thanks alone end it too. */
export const thanks = pattern()`
  ^(?:
    (?:muchas |mil )?gracias|merci(?: beaucoup| d'avance| bien)?|(?:vielen |besten )?dank(?:e)?(?: im voraus)?|
    (?:many )?thanks?(?: you)?(?: in advance| a million| a lot| so much| very much| again)?|grazie(?: mille)?|(?:muito )?obrigad[oa]|
    (?:alvast )?bedankt
  )[\s,.!]*$
`

/** `Thank you.` over a name that nothing but a department or a firm follows: so ends a letter too. */
export const isOverSigner = (open: readonly LabelledLine[], place: number) => {
  const [name, ...rest] = open.slice(place + 1)
  return name !== undefined && rest.length < SIGNED && isPersonName(name.text) && rest.every(({ text }) => !/\d/.test(text))
}
const SIGNED = 3 // lines under the name of who signs
