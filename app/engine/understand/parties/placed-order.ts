import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { houseBehindTitle } from '../titles/behind-dash.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'
import { pattern } from '../words/pattern.ts'
import { isPersonName } from './person-names.ts'

const NAME = String.raw`(\p{Lu}[^.:;@|]{2,50}?)`
const NUMBER = String.raw`(?:\s(?:n\S{0,2}\s)?#?\S*\d\S*)?`

/** `Bar El Faro ha realizado un pedido`, `Harbour Kitchen placed a new order`: the house first. */
const houseFirst = pattern('u')`
  ^${NAME}\s(?:
    (?:has |have )?(?:just )?(?:placed|submitted|sent(?: you)?) (?:an?|their|its) (?:new )?(?:purchase )?order|
    (?:(?:te|le|les|os) )?(?:ha|acaba de) (?:realizado|hecho|enviado|realizar|hacer|enviar(?:te|le|les)?) un (?:nuevo )?pedido|
    (?:vous )?(?:a|vient de(?: vous)?) (?:passé|passer|envoyé|envoyer|transmis|transmettre) (?:une (?:nouvelle )?|sa )commande|
    hat (?:Ihnen |bei Ihnen )?(?:eine |ihre )(?:neue )?Bestellung (?:aufgegeben|gesendet|geschickt)
  )(?!\p{L})
`
/** `Ha recibido un pedido de Bar El Faro`, `Vous avez reçu une commande de …`: the house last. */
const houseLast = pattern('u')`
  ^(?:
    You(?:’ve|'ve| have)? (?:received|got) (?:an?|another) (?:new )?(?:purchase )?order${NUMBER} from|
    (?:Has|Ha|Habéis|Han) recibido un (?:nuevo )?pedido${NUMBER} de(?: parte de)?|
    Vous avez reçu une (?:nouvelle )?commande${NUMBER} de(?: la part de)?|
    (?:Sie haben eine )?(?:n|N)?eue Bestellung${NUMBER} von
  )\s${NAME}(?:\serhalten)?[.!]?$
`
const SCORE = 0.97 // surer than a letterhead

/** `Ana Gil ha hecho un pedido`: a person, in two words or told again in a cell of its own, unless the title names that house too. */
const isNobodysHouse = (value: string, open: readonly LabelledLine[]) =>
  isPersonName(value) &&
  (value.split(' ').length < 3 || open.some(({ text }) => text === value)) &&
  !open.some(({ text }) => houseBehindTitle(text) === value)

/** A platform that passes orders on writes in its own name, and says in a sentence whose order it is. */
export const readPlacedOrder = (open: readonly LabelledLine[]): Candidate[] =>
  open
    .flatMap((line) => {
      const value = (houseFirst.exec(line.text) ?? houseLast.exec(line.text))?.[1]
      if (value === undefined || /^(?:You|We|I|Your?|Vous|Nous|Usted|Sie|Wir)(?!\p{L})/u.test(value) || isNobodysHouse(value, open))
        return []
      const start = line.text.indexOf(value)
      const [box, words] = [boxBetween(line, start, start + value.length), wordsBetween(line, start, start + value.length)]
      const proof = { source: 'layout' as const, page: line.line.page, box, words, text: value }
      return [{ value, score: SCORE, ...proof, reason: 'told who placed the order' }]
    })
    .slice(0, 1)
