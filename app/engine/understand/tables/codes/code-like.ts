import { currencyCodes } from '../../values/currency.ts'

/** A day, with or without its year, a month, or a period of service from one to another. */
const days =
  /^(?:(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])\/20\d\d)$|^(?:(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})(?:[-–]|$))+$/

/** `7701 069 842 -` bears no index; templates print `[23423423]` where a code goes; `TA-8x60` tells a size behind its letters. */
const bare = (text: string) =>
  text
    .replace(/ [-–]$/u, '')
    .replace(/^\[([^[\]]+)\]$/u, '$1')
    .replace(/(?<=^\p{Lu}\S{0,20}\d)x(?=\d)/u, 'X')

/** `TRN-ARD-UNO`: capitals in three short groups or more. */
const inGroups = /^\p{Lu}{2,5}(?:-\p{Lu}{1,5}){2,}$/u

/** One or two tokens with a digit or all in capitals, as article codes are; days and `EUR` in a column of its own are none. */
export function isCodeLike(printed: string): boolean {
  const text = bare(printed)
  return (
    !days.test(text) &&
    !currencyCodes.has(text) &&
    text.length <= 24 &&
    (/^[\p{Lu}\d][\p{Lu}\d./_+*-]*(?: [\p{Lu}\d./_+*-]+){0,2}$/u.test(text) || /^(?:[\p{Lu}\d]{1,4} ){3,4}[\p{Lu}\d]{1,4}$/u.test(text)) &&
    // `TGW-VASE-AMB-` over `08`: a narrow column broke the code.
    (/\d/.test(text) || (!text.includes(' ') && (text.length <= 10 || /^\p{Lu}+(?:-\p{Lu}+)*-$/u.test(text) || inGroups.test(text))))
  )
}

/** `Framing:2x6x16`: an article that a program keeps in a group. */
export const isFiled = (text: string): boolean => /^\p{Lu}[\p{L}\d]+:[\p{L}\d][^\s:]*$/u.test(text)

/** Articles of groups, if figures tell some of them apart; `Services:Mowing` and its like are names. */
export const areFiled = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every(isFiled) && texts.some((text) => /\d/.test(text))
