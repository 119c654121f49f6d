import { kindNames, type KindName } from '#app/contract/kinds/index.ts'

/** Where a document goes that was filed under the wrong kind. */
export function otherKind(kind: KindName): KindName {
  return kindNames.find((name) => name !== kind)!
}
