import { fold } from '../../words/fold.ts'

const drawings =
  /^(?:(?:drawing|drg|dwg|zeichnung|plan|plano|disegno|tekening|desenho)s?(?:\s?-?(?:n[°ºo]|nr|no|num\p{L}*|nummer|#)\.?)?|n[°º.]?\s?(?:de )?(?:plan|plano|disegno))(?:\s?[-–/&]\s?\p{L}{2,8}\.?)?$/u

/** `Drawing no.`, `Plan – indice`, `Zeichnung`: what is made to drawings is called by their numbers. */
export const asksDrawing = (head: string): boolean => drawings.test(fold(head).trim())
