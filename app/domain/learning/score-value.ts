/** When a value counts as right, by sort of field. docs/accuracy.md has the rules in words. */
type Sort = 'date' | 'number' | 'code' | 'name' | 'contact' | 'bank' | 'text'

const fieldsOf: Record<Sort, string[]> = {
  date: ['invoice_date', 'due_date', 'order_date', 'requested_delivery_date', 'start_delivery_time', 'end_delivery_time'],
  number: [
    'amount',
    'vat_rate',
    'subtotal_without_tax',
    'tax_amount',
    'total_amount_with_tax',
    'total_amount_without_tax',
    'quantity',
    'requested_quantity',
    'unit_price',
    'total_amount',
    'rate',
  ],
  code: [
    'invoice_number',
    'client_id',
    'supplier_tax_id',
    'order_reference',
    'currency',
    'name',
    'customer_code',
    'product_code',
    'divalto_code',
  ],
  name: ['supplier_name', 'client_name', 'customer_company_name', 'department'],
  contact: ['supplier_contact'],
  bank: ['bank_details'],
  text: [
    'client_address',
    'supplier_address',
    'payment_terms',
    'payment_methods',
    'legal_mentions',
    'additional_notes',
    'delivery_address',
    'note',
    'description',
    'product_name',
  ],
}
const sortOf = new Map(Object.entries(fieldsOf).flatMap(([sort, names]) => names.map((name) => [name, sort as Sort] as const)))

/** The share of words that makes a text right (F1). */
const ENOUGH_WORDS = 0.8
const SHORTEST_CONTACT = 5
const SHORTEST_ACCOUNT = 8

/** `client` and `ftp_quantity` come from the installation, not from the page. */
export function isScored(field: string): boolean {
  return sortOf.has(field)
}

export function isRight(field: string, given: string, truth: string): boolean {
  switch (sortOf.get(field)) {
    case 'date':
      return given === truth
    case 'number':
      return plainNumber(given) === plainNumber(truth)
    case 'code':
      return letters(given) === letters(truth)
    case 'name':
      return isSameName(given, truth)
    case 'contact':
      return holdsPart(letters(given), letters(truth), SHORTEST_CONTACT) || isSameName(given, truth)
    case 'bank':
      return holdsPart(given.replace(/\D/g, ''), truth.replace(/\D/g, ''), SHORTEST_ACCOUNT) || wordF1(given, truth) >= ENOUGH_WORDS
    case 'text':
      return wordF1(given, truth) >= ENOUGH_WORDS
    default:
      return false
  }
}

function isSameName(a: string, b: string): boolean {
  return letters(a) === letters(b) || wordF1(a, b) >= ENOUGH_WORDS
}

function holdsPart(a: string, b: string, shortest: number): boolean {
  return Math.min(a.length, b.length) >= shortest && (a.includes(b) || b.includes(a))
}

function words(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

const letters = (text: string) => words(text).join('')

/** Precision and recall over words, each counted as often as it stands there. */
export function wordF1(a: string, b: string): number {
  const [left, right] = [words(a), words(b)]
  if (left.length + right.length === 0) return 1
  const counts = new Map<string, number>()
  for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of left) {
    const count = counts.get(word) ?? 0
    if (count === 0) continue
    shared += 1
    counts.set(word, count - 1)
  }
  return (2 * shared) / (left.length + right.length)
}

/** `+012.50` and `12.5` are one number; what is no decimal equals only itself. */
function plainNumber(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return `?${text.trim()}`
  const whole = match[2]!.replace(/^0+(?=\d)/, '')
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  const plain = fraction === '' ? whole : `${whole}.${fraction}`
  return match[1] === '-' && plain !== '0' ? `-${plain}` : plain
}
