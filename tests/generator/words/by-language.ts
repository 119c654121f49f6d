import type { Language } from '../facts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Words } from './words.ts'

export const wordsOf: Record<Language, Words> = { en, fr, es, de }
