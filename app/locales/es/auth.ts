import type { Shape } from '../shape.ts'
import type { auth as english } from '../en/auth.ts'

export const auth = {} satisfies Shape<typeof english>
