/** ISO 639-1 to the names of tesseract's data. */
const DATA: Record<string, string> = { en: 'eng', fr: 'fra', es: 'spa', de: 'deu' }

/** The data for the languages of a document, all that is there while they are unknown; never empty as long as anything is installed. */
export function dataFor(languages: readonly string[], installed: readonly string[]): string[] {
  const wished = languages.flatMap((language) => DATA[language] ?? []).filter((name) => installed.includes(name))
  if (wished.length > 0) return wished
  const known = Object.values(DATA).filter((name) => installed.includes(name))
  return known.length > 0 ? known : installed.slice(0, 1)
}
