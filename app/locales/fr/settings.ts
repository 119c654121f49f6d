import type { Shape } from '../shape.ts'
import type { settings as english } from '../en/settings.ts'

export const settings = {} satisfies Shape<typeof english>
