import type { Shape } from '../shape.ts'
import type { pages as english } from '../en/pages.ts'

export const pages = {
  home: {
    title: 'Inicio',
  },
} satisfies Shape<typeof english>
