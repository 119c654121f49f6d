import type { KindName } from '#app/contract/kinds/index.ts'

/** What a person approved; null and absent both mean: not mentioned. */
export interface Approved {
  kind: KindName
  fields: Record<string, string | null | undefined>
  items: readonly Record<string, string | null | undefined>[]
  vat_details?: readonly Record<string, string | null | undefined>[]
}
