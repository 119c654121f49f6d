import type { Label } from './label.ts'

/** `Service / Department`, `Adresse de livraison | Ship to`: one label in two languages. */
export function isTranslated(first: Label, second: Label): boolean {
  if (!/^\.?\s?[/|]\s?$/.test(second.textLine.text.slice(first.end, second.start))) return false
  return first.sayings.some((one) => second.sayings.some((other) => one.name === other.name && one.language !== other.language))
}
