import { fold } from '../words/fold.ts'

/** Names of the months, folded, in the seven languages; any beginning of three letters or more that is unique counts too. */
const names: string[][] = [
  ['january', 'janvier', 'enero', 'januar', 'janner', 'januari', 'gennaio', 'janeiro', 'jan', 'janv', 'ene', 'gen'],
  ['february', 'fevrier', 'febrero', 'februar', 'februari', 'febbraio', 'fevereiro', 'feb', 'fev', 'fevr'],
  ['march', 'mars', 'marzo', 'marz', 'maerz', 'maart', 'marco', 'mar', 'mrz', 'mrt'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'mei', 'maggio', 'maio', 'mag', 'may'],
  ['june', 'juin', 'junio', 'juni', 'giugno', 'junho', 'jun', 'giu'],
  ['july', 'juillet', 'julio', 'juli', 'luglio', 'julho', 'jul', 'juil', 'lug'],
  ['august', 'aout', 'agosto', 'augustus', 'aug', 'ago', 'aou'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'settembre', 'setembro', 'sep', 'sept', 'set'],
  ['october', 'octobre', 'octubre', 'oktober', 'ottobre', 'outubro', 'oct', 'okt', 'ott', 'out'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov'],
  ['december', 'decembre', 'diciembre', 'dezember', 'dicembre', 'dezembro', 'dec', 'dez', 'dic'],
]
const byName = new Map(names.flatMap((forms, at) => forms.map((form) => [form, at + 1] as const)))

/** 1 to 12, or undefined when the word is no month. */
export function findMonth(word: string): number | undefined {
  return byName.get(fold(word).replace(/\.$/, ''))
}
