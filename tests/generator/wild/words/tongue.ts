/** The words of one language for papers unlike those of `../../words`: several ways to say the same, one is drawn by lot. */
export interface Tongue {
  invoice: string[]
  credit: string[]
  order: string[]
  labels: Record<LabelName, string[]>
  columns: Record<ColumnName, string[]>
  totals: Record<TotalName, string[]>
  /** {days} is filled in. */
  terms: string[]
  methods: string[]
  legal: string[]
  notes: string[]
  departments: string[]
  docks: string[]
  units: string[]
  carried: [out: string, back: string]
  page: string
  /** {from} and {to}. */
  hours: string[]
  groups: string[]
  mail: { from: string; sent: string; to: string; subject: string; hello: string; please: string; bye: string }
  goods: [name: string, price: string][]
  /** Below an item; {code} is its number. */
  sublines: string[]
  /** Why there is no tax. */
  exempt: string[]
  months: string[]
}

export type LabelName =
  | 'number'
  | 'date'
  | 'orderNumber'
  | 'orderDate'
  | 'due'
  | 'delivery'
  | 'window'
  | 'theirOrder'
  | 'account'
  | 'billTo'
  | 'shipTo'
  | 'vendor'
  | 'buyer'
  | 'person'
  | 'department'
  | 'phone'
  | 'mail'
  | 'terms'
  | 'method'
  | 'bank'
  | 'note'
export type ColumnName = 'position' | 'code' | 'name' | 'quantity' | 'unit' | 'price' | 'per' | 'discount' | 'rate' | 'total'
export type TotalName = 'goods' | 'discount' | 'shipping' | 'net' | 'tax' | 'gross' | 'paid' | 'due' | 'rateHead' | 'baseHead' | 'taxHead'
