import type { LabelledLine } from '../labels/labels.ts'
import { hasLegalForm } from './company-names.ts'
import type { Party } from './party.ts'
import { hasPostalCode } from './places.ts'
import { findUnheaded } from './unheaded.ts'

const registered =
  /(?<!\p{L})(?:RCS|R\.C\.S|SIRE[NT]|TVA|VAT|HRB|USt|St\.-?Nr|N\.?I\.?F|C\.?I\.?F|Reg\. ?Merc|Registro Mercantil|Registered|P\. ?IVA|BTW|KvK)(?!\p{L})/iu

/** Where one page flows into the next only the last has a foot: `Comptoir du Ponant SAS - ZA des Peupliers, 21000 Dijon - RCS … - N° TVA …`. */
export function findLaterFeet(open: readonly LabelledLine[], first: number): Party[] {
  const feet = open.filter(({ line, text }) => line.page !== first && registered.test(text) && hasLegalForm(text) && hasPostalCode(text))
  return findUnheaded(feet, new Set()).filter(({ name, block }) => name && hasLegalForm(name.text) && block.parts.length === 1)
}
