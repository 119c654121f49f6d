import type { Shape } from '../shape.ts'
import type { pages as english } from '../en/pages.ts'

export const pages = {
  home: {
    title: 'Accueil',
  },
} satisfies Shape<typeof english>
