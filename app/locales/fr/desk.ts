import type { Shape } from '../shape.ts'
import type { desk as english } from '../en/desk.ts'

export const desk = {} satisfies Shape<typeof english>
