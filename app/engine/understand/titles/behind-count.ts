/**
 * `SITUATION DE TRAVAUX N° 3 – Facture 2025-041 du …`, `CERTIFICACIÓN Nº 4 – Factura CERT-07/25`: works are counted, and behind a dash stands the
 * bill with a number of its own. How far what is counted reaches; 0 of all other text.
 */
export const countBefore = (text: string): number => counted.exec(text)?.[0].length ?? 0

const counted =
  /^\p{Lu}[\p{L}'’ ./-]{3,50}?\s(?:n[°º]\.?|nr\.?|no\.?|núm\.?|num\.?|#)\s?\d{1,3}\s?[–—|/-]\s(?=\p{L}[\p{L}'’ ]{2,30}?\s(?:(?:n[°º]\.?|nr\.?|no\.?|núm\.?|num\.?|#)\s?:?\s?)?[\p{Lu}\d][\p{Lu}\d/._-]*\d{2})/iu
