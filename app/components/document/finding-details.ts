import { kindNames, kinds, type KindName } from '#app/contract/kinds/index.ts'
import type { Check, Warning } from '#app/contract/reading.ts'
import type { Language } from '#app/i18n/config.ts'
import { formatDate, formatDecimal } from '#app/i18n/format.ts'
import type { Text } from '#app/i18n/text.ts'

type Finding = Check | Warning

/** Details that say a sum, a price, a share or a day; numbers and names of papers stay as they are printed. */
const SPOKEN = ['expected', 'printed', 'before', 'now', 'percent', 'date']

/** What a warning says, in the reader's words; which kind a document looks like is named. */
export function warningSentence(t: Text, warning: Warning, language: Language): string {
  const kind = warning.code === 'other_kind' && kindNames.find((name) => name === warning.details?.kind)
  return kind ? t(`checks:other_kind.${kind}`) : t(`checks:warning.${warning.code}`, spokenDetails(warning, language))
}

/** What a finding holds against one another, as the reader writes days and numbers. */
export function spokenDetails({ code, details }: Finding, language: Language): Finding['details'] {
  if (!details) return undefined
  // An account that was paid so far is what was to be expected; its digits are no number.
  if (code === 'bank_details_changed') return details.known ? { ...details, expected: details.known } : details
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, SPOKEN.includes(name) ? speak(value, language) : value]))
}

function speak(value: string, language: Language): string {
  const [, sign, number] = /^([+-]?)(\d+(?:\.\d+)?)$/.exec(value) ?? []
  return number === undefined ? formatDate(value, language) : `${sign}${formatDecimal(number, language)}`
}

/** The address of the document that a finding compares with: the twin, the order, the paper with the earlier price. */
export function otherOf({ code, details }: Finding, kind: KindName): string | undefined {
  if (!details?.id) return undefined
  const isOrder = code === 'amounts_match_order' || code === 'order_known'
  return `/${kinds[isOrder ? 'work_order' : kind].slug}/${details.id}`
}
