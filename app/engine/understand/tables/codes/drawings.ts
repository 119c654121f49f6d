import { fold } from '../../words/fold.ts'
import { pattern } from '../../words/pattern.ts'

const drawings = pattern('u')`
  ^(?:
    (?:drawing|drg|dwg|zeichnung|plan|plano|disegno|tekening|desenho)s?(?:\s?-?(?:n[°ºo]|nr|no|num\p{L}*|nummer|#)\.?)?|
    n[°º.]?\s?(?:de )?(?:plan|plano|disegno)
  )(?:\s?[-–/&]\s?\p{L}{2,8}\.?)?$
`

/** `Drawing no.`, `Plan – indice`, `Zeichnung`: what is made to drawings is called by their numbers. */
export const asksDrawing = (head: string): boolean => drawings.test(fold(head).trim())
