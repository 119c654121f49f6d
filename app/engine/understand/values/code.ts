const leadIn =
  /^(?:n(?:[°º.][°ºo.]?|o[°º.]?(?!\p{L}))\s*|№\s*|nr\.?\s*|no\.\s*|(?:num|núm)\.?(?!\p{L})\s*|(?:n[uú]m[eé]ro|number|nummer)\s(?=[#:]?\s?\S*\d)|ord\.\s*|[-–—−]\s+(?=\d)|#\s*|:\s*)+/iu

/**
 * A number or code of a document, party or article as printed: `F-2026/001`, `INV 0042`, `4500012345`.
 * It holds a digit, or is a short run of capitals; words, dates and amounts are no codes. Undefined when there is none at the start of the text.
 */
export function readCode(printed: string): string | undefined {
  const text = printed.trim().replace(leadIn, '').trim()
  const first = /^[\p{L}\d](?:[\p{L}\d/_.#+*°-]|(?<=\p{Lu})&(?=\p{Lu})|(?<=\d)\(\d{2,4}\)(?=\d))*(?<![.,;:])/u.exec(text)?.[0]
  if (!first || /^,\d/.test(text.slice(first.length))) return undefined
  const whole = extendCode(first, text.slice(first.length))
  return isCode(whole) ? whole : undefined
}

/** `INV 0042`, `PO - 123`, `2026 / 0815`, `FA 2026 001`: a code printed with blanks goes on while short groups with digits follow. */
function extendCode(first: string, rest: string): string {
  const linked = /^(?:\s?\/\s?|\s-\s?|-)[\p{L}\d]+(?:[-/][\p{L}\d]+)*(?:(?<=^\s\/\s\d{1,3})\.\d{3}(?![\d.,]))?/u.exec(rest)?.[0]
  // "INV - 0042" goes on; "FA-25-2571 - 2 de abril" does not.
  if (
    linked &&
    !/^\s[-/]\s(?:\d{1,2}[./-]\d{1,2}[./-]\d|\d{4}-\d\d-|\d{1,2}(?:\.|st|nd|rd|th)?(?:\s?-|\s)\s?(?:de\s)?\p{L}{3})/u.test(rest) &&
    /\d{3}|^\s?\//.test(linked) &&
    /\d/.test(linked)
  )
    return `${first}${linked}`
  // `A/ 2501187`, `2026/ 3047`, `26/ 1.204`: a series or a year, a stroke and the number.
  const series = /^(?:[A-Z]{1,4}[/-]|(?:20)?\d\d\/)$/.test(first)
    ? /^\s(?:\d{2,}|\d{1,3}\.\d{3})(?:[/-]\d+)*(?![\d.,])/.exec(rest)?.[0]
    : undefined
  if (series) return `${first}${series}`
  // `PO 4711 / 10 de enero de 2031`: a day behind the stroke is no part of it.
  const capitals = /^(?!CLIENT|FECHA|DATE|DATUM|PAGE|SEITE|TOTAL|KUNDE)[A-Z]{1,6}$/.test(first)
    ? /^\s(?:\d[\dA-Z]*(?:[/-][A-Z]{0,3}\d+|[/-][A-Z]{2,3}[/-]\d+|\s\/\s(?!\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\.?\s(?:del?\s)?20\d\d)\d+|\s-\s\d{3,}(?![./]\d))(?:\s0\d{2,5}(?=$))?|[\d][\d/-]*(?:\s\d+)*)(?=\.?$|\s|[,;])/u.exec(
        rest,
      )?.[0]
    : undefined
  if (capitals) return `${first}${capitals}`
  // `DA 4417/AP`: what sort of paper it is, its number and who wrote it.
  const initialled = /^[A-Z]{1,4}$/.test(first) ? /^\s\d{2,8}[/-][A-Z]{1,4}(?=\.?$|\s|[,;])/.exec(rest)?.[0] : undefined
  if (initialled) return `${first}${initialled}`
  // `B 260.914`: a letter and a number in groups of three.
  const pointed = /^[A-Z]{1,2}$/.test(first) ? /^\s\d{1,3}(?:\.\d{3}){1,3}(?=\.?$|\s|[,;])/.exec(rest)?.[0] : undefined
  if (pointed) return `${first}${pointed}`
  // `FT M/1482`: the sort of document, a series and the number in it.
  const sorted = /^[A-Z]{2,3}$/.test(first) ? /^\s[A-Z\d]{1,12}\/\d+(?=$|\s|[,;])/.exec(rest)?.[0] : undefined
  if (sorted) return `${first}${sorted}`
  // A number in groups of three: "10 208 774 519 du 12/03/2026" is over where words begin; "118 044 Vertrag 77182" where the next label does.
  const threes = /^\d{1,3}$/.test(first)
    ? /^(?:(?:\s\d{3}){2,4}(?:\s\d\d)?(?=$|\s*[,;]|\s+[\p{L}(—–-]|\s\/\s)|\s\d{3}(?=\s+\p{Lu}\p{Ll}{3,}\.?:?\s\S*\d))/u.exec(rest)?.[0]
    : undefined
  if (threes) return `${first}${threes}`
  // `1 000207`: a series and its number with the noughts that fill it up.
  const filled = /^[1-9]$/.test(first) ? /^\s0\d{4,7}(?=$|\s*[,;])/.exec(rest)?.[0] : undefined
  if (filled) return `${first}${filled}`
  // `R-26 511`, `B/26 0417`: a letter and the year, and the number in it, where nothing follows.
  const yearly = /^\p{Lu}{1,3}[-/]\d{2}$/u.test(first) ? /^\s\d{3,5}$/.exec(rest)?.[0] : undefined
  if (yearly) return `${first}${yearly}`
  // `9 0041 7728 1025`: one figure and groups of four.
  const fours = /^[1-9]$/.test(first) ? /^(?:\s\d{4}){2,4}(?=$|\s*[,;])/.exec(rest)?.[0] : undefined
  if (fours) return `${first}${fours}`
  // `26CH14 0077312`, `A/25 003127`: series, year or house and a number filled up with noughts.
  const housed =
    /^(?=.*[A-Z])[A-Z\d]*(?:\d[A-Z\d]*|\/\d{2,4})$/.test(first) && first.length <= 8
      ? /^\s0\d{4,7}(?=$|\s+(?:du|del|vom|of|van|de|dated)\s|\s*[,;])/.exec(rest)?.[0]
      : undefined
  if (housed) return `${first}${housed}`
  // `A-7710 4482`: a letter, four figures and four more, and nothing behind.
  const halves = /^[A-Z]-?\d{4}$/.test(first) ? /^\s\d{4}$/.exec(rest)?.[0] : undefined
  if (halves) return `${first}${halves}`
  // `417/26 DP`: the letters of the one who wrote it end the line.
  const signed = /^\d{2,6}\/\d{2,4}$/.test(first) ? /^\s[A-Z]{2,3}$/.exec(rest)?.[0] : undefined
  if (signed) return `${first}${signed}`
  // `L26E 0418 7732`, `LP26 0214 5539107`: letters and figures, then groups of figures, and nothing behind.
  const grouped = /^(?=.*[A-Z])[A-Z\d]*\d[A-Z\d]*$/.test(first) && first.length <= 6 ? /^(?:\s\d{3,8}){2,3}$/.exec(rest)?.[0] : undefined
  if (grouped) return `${first}${grouped}`
  // `1190 442 058 B25E`: groups of figures, the last one with letters, and nothing behind.
  const lettered = /^\d{2,6}$/.test(first) ? /^(?:\s\d{2,8}){1,3}\s(?=\S*[A-Z])(?=\S*\d)[A-Z\d]{3,6}$/.exec(rest)?.[0] : undefined
  if (lettered) return `${first}${lettered}`
  // `2025 PH 004471`, `2026 S1 00318842`, `2026 T 3 114 208`: the year, the letters of an office or the part of the year, and a number.
  const dated = /^(?:19|20)\d\d$/.test(first) ? /^\s[A-Z]{1,4}\s?\d{0,2}(?:\s\d{3,8}){1,2}(?=$|\s*[,;])/.exec(rest)?.[0] : undefined
  if (dated) return `${first}${dated}`
  // `2511 00872 page 1/3`: groups of figures end where the page is counted or the day is told.
  const groups = /^\d{2,}$/.test(first) ? groupsUpTo.exec(rest)?.[0] : undefined
  return groups ? `${first}${groups}` : first
}

const groupsUpTo =
  /^(?:\s\d{2,8})+(?:\s\d(?=$))?(?=$|\s*[,;]|\s+(?:[-–|(/]\s?)?(?:page|p\.|p[aá]g(?:\.|ina)|seite|blatt|hoja|sheet|folha|foglio|blad)\s?:?\s?\d|\s(?:du|del|vom|dated|d\.d\.)\s\d)/iu

export function isCode(text: string): boolean {
  // `0614817***`: somebody's number, masked.
  if (!/\d/.test(text) || text.length > 40 || text.includes('***')) return false
  const digits = text.replace(/\D/g, '').length
  return digits >= 1 && !/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(text) && text.length >= 1
}
