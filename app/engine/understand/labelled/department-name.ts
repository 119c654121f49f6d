import type { Label, LabelledLine } from '../labels/label.ts'

/** A label that heads or leads to the name of a department. */
export const isOfDepartment = ({ leads, sayings }: Label) => leads && sayings.some(({ name, weak }) => name === 'department' && !weak)

/** `Acquisti`, `Farmacia`, `Recepción y almacén`: words of labels that departments are called by. */
export const isDepartmentsName = ({ labels: [first], text }: LabelledLine) =>
  first?.leads === true &&
  !first.colon &&
  (first.closes
    ? first.sayings.every(({ name }) => name === 'department' || name === 'other_text') || calledSo.test(text)
    : pair.test(text))

const pair = /^\p{Lu}\p{L}{3,} (?:y|e|et|and|und|en|&|\+) \p{L}{4,}$/u

/** Stores and purchasing, which elsewhere say where goods go and who buys them. */
const calledSo =
  /^(?:almac[eé]n|armaz[eé]m|magasin|magazijn|magazzino|lager|stores|compras|achats|inkoop|einkauf|acquisti|purchasing|procurement)$/iu

/** Whether a line begins where the label does, or is set around its middle, with no room for another line between. */
export const isRightUnder = ({ line }: LabelledLine, { box }: Label) =>
  (Math.abs(line.box.left - box.left) < 3 || Math.abs(line.box.left + line.box.right - box.left - box.right) < 3) &&
  line.box.top - box.bottom < 1.2 * (box.bottom - box.top)
