import type { Label, LabelledLine } from './label.ts'

/** `Service / Department`, `Adresse de livraison | Ship to`: one label in two languages. */
export function isTranslated(first: Label, second: Label): boolean {
  if (!/^\.?\s?[/|]\s?$/.test(second.textLine.text.slice(first.end, second.start))) return false
  return first.sayings.some((one) => second.sayings.some((other) => one.name === other.name && one.language !== other.language))
}

/** `Dienst` right under `Service`, in a form whose labels say the same once more in another language under each: no department's name. */
export function isTranslationUnder(label: Label, under: LabelledLine, page: readonly LabelledLine[]): boolean {
  const isPair = (upper: Label | undefined, lower: Label | undefined) =>
    upper !== undefined &&
    lower !== undefined &&
    [upper, lower].every(({ leads, closes, colon }) => leads && closes && !colon) &&
    Math.abs(upper.box.left - lower.box.left) < EDGE &&
    Math.abs(lower.box.top - upper.box.bottom) < NEAR * (upper.box.bottom - upper.box.top) &&
    upper.sayings.some((one) => lower.sayings.some((other) => one.name === other.name)) &&
    !upper.sayings.some((one) => lower.sayings.some((other) => one.name === other.name && one.language === other.language))
  if (!isPair(label, under.labels[0])) return false
  const heads = page.filter(({ line, labels }) => line.page === label.page && labels.length > 0)
  return heads.filter(({ labels: [upper] }) => heads.some(({ labels: [lower] }) => isPair(upper, lower))).length >= FEWEST
}

const EDGE = 2 // points between the left edges of the two
const NEAR = 0.5 // of the label's height between the two
const FEWEST = 3 // labels told twice
