/** Whole words of a question as `plainText` leaves it; alternatives in the order in which they are tried. */
export const words = (...alternatives: string[]): RegExp => new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`)
