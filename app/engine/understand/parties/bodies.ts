import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/** What people found together, by its word: at the end of the name in English, German and Dutch, at its beginning in the others. */
const ending = pattern('u')`
  [ -](?:
    theat(?:re|er)|orchestra|choir|society|trust|federation|partnership|charity|gallery|festival|players|productions|union|guild|league|club|
    cinema|(?:community|arts|leisure|sports|visitor|health|youth|day) centre|committee|collective|
    gesellschaft|verband|orchester|chor|genossenschaft|kammer|agentur|vereniging|genootschap|orkest|koor|bond
  )$|
  \p{L}{3}(?:theater|orchester|chor|verband|bund|gesellschaft|genossenschaft|kammer|agentur|vereniging|genootschap|orkest|koor)$
`
const beginning = pattern('u')`
  ^(?:
    theatre|orchestre|ch(?:oe|œ)ur|compagnie|federation|comite|union|club|amicale|festival|syndicat|
    teatro|orquesta|coro|compania|federacion|comite|sindicato|club|sociedad|cooperativa|
    orchestra|compagnia|federazione|comitato|circolo|societa|orquestra|companhia|federacao|clube|sociedade
  )\s\p{L}
`

/** `Hexham Choral Society`, `Teatro Romea`: whom a person named over it stands for. `The Old Theatre` is where they live. */
export const isBody = (text: string): boolean =>
  !/\d/.test(text) && !/^(?:the )?old /iu.test(text) && (ending.test(fold(text)) || beginning.test(fold(text)))
