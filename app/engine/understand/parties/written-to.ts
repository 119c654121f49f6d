/** `to Severn Sound Media Ltd, 4 Quay Street`, `à Ouest Annonces Régie`: whom the paper is written to, in the line under its title. */
export const isWrittenTo = (text: string): boolean => /^(?:to|à|a|al|an|aan|alla|para)\s\p{Lu}/u.test(text)
