/** The words of one language as its clerks print them; several ways to say the same, one is drawn by lot. */
export interface Words {
  invoice: string[]
  credit: string[]
  /** An order that the seller sends back. */
  confirmation: string[]
  copy: string[]
  /** What makes a name of goods long. */
  longer: string[]
  plan: string[]
  /** {city} and {date}. */
  datedPlace: string
  /** Heading of a column of totals with tax. */
  incl: string[]
  conditionsTitle: string
  order: string[]
  /** Sentences that name a number and a date: {number}, {date}. */
  inline: { invoice: string[]; order: string[] }
  labels: Record<LabelName, string[]>
  columns: Record<ColumnName, string[]>
  totals: Record<TotalName, string[]>
  /** Sentences; {days} and {date} are filled in. */
  terms: string[]
  methods: string[]
  legal: string[]
  notes: string[]
  departments: string[]
  places: string[]
  units: string[]
  carried: string[]
  page: string
  between: (from: string, to: string) => string[]
  mail: { from: string; to: string; subject: string; sent: string; hello: string; please: string; thanks: string }
  groups: string[]
  firms: {
    sellers: [name: string, form: string][]
    buyers: [name: string, form: string][]
    streets: string[]
    extras: string[]
    cities: [postcode: string, city: string][]
    people: string[]
    banks: [name: string, bic: string][]
  }
  /** Name, and price per unit. */
  goods: [name: string, price: number][]
  /** Texts below an item that are no part of its description. */
  sublines: string[]
}

export type LabelName =
  | 'number'
  | 'orderNumber'
  | 'date'
  | 'orderDate'
  | 'due'
  | 'delivery'
  | 'window'
  | 'orderReference'
  | 'customerCode'
  | 'taxId'
  | 'phone'
  | 'email'
  | 'billTo'
  | 'supplier'
  | 'customer'
  | 'deliverTo'
  | 'preparedBy'
  | 'department'
  | 'terms'
  | 'method'
  | 'bank'
  | 'note'
  | 'currency'
export type ColumnName = 'position' | 'code' | 'name' | 'quantity' | 'unit' | 'price' | 'discount' | 'vat' | 'total'
export type TotalName = 'lines' | 'discount' | 'shipping' | 'net' | 'tax' | 'gross' | 'paid' | 'due' | 'vatHead' | 'baseHead' | 'taxHead'
