import type { Shape } from '../shape.ts'
import type { errors as english } from '../en/errors.ts'

export const errors = {} satisfies Shape<typeof english>
