import type { KindName } from '#app/contract/kinds/index.ts'
import type { Document } from '../document.ts'
import type { Language } from './context.ts'

export interface Classified {
  kind: KindName
  confidence: number
  language: Language | null
}

export function classify(_document: Document): Classified {
  return { kind: 'invoice', confidence: 0.5, language: null }
}
