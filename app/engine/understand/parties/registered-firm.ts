import { hasLegalForm } from './company-names.ts'

/** What only the small print says of a firm, in a sentence of its own behind its address. */
const registered =
  /\.\s(?:Registered in|Registered (?:office|number|no)|Company (?:reg|no|number)|RCS|R\.C\.S|Inscrita en|Registro Mercantil|HRB|Amtsgericht|Registro Imprese|KvK)(?!\p{L})/u

/** `Tarbert Fish Merchants Limited, Harbour Road, Tarbert, Co. Kerry. Registered in Ireland No. …`: the firm's name up to its comma, and its address before the register. */
export function registeredFirm(text: string): string | undefined {
  const [name, ...rest] = text.split(', ')
  return name && rest.length > 1 && registered.test(text) && hasLegalForm(name) && !/[.:;\d]\s/.test(name) ? name : undefined
}
