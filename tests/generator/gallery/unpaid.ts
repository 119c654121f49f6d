import { isPlain, type Model } from './model.ts'

export const noSums = (facts: Parameters<NonNullable<Model['fits']>>[0]) => isPlain(facts) && facts.paid === ''
