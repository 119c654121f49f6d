/** `Menge *`, `Bezeichnung*:`: without the star of fields that must be filled in. */
export const withoutStar = (text: string): string => text.replace(/\s?\*+(?=:?$)/u, '')
