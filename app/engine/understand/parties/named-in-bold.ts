import type { LabelledLine } from '../labels/labels.ts'

/** `**Brigham & Stowe Dental** Laboratory, 48 Roundhay Road, Leeds LS8 5QD`: the bold words are the name, and all of it stands in one line. */
export const isNamedInBold = ({ line: { words } }: Pick<LabelledLine, 'line'>) => words.length > 3 && words[0]!.bold && !words.at(-1)!.bold
