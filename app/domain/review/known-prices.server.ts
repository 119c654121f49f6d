import Big from 'big.js'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { codeKey, foldText } from '../documents/keys.ts'
import type { CompanyKeys } from '../parties/keys-of-company.server.ts'
import { INVOICES_OF_SUPPLIER, ORDERS_OF_CUSTOMER } from '../parties/papers-of-company.ts'

/** An approved document of the company. */
interface Paper {
  id: string
  number: string | null
  date: string | null
}

export interface Priced extends Paper {
  unit_price: string
}

interface Line {
  /** Its paper's place in the list, the newest first, and its own place among all lines. */
  paper: number
  at: number
  unit_price: string
}

interface Asked {
  codes: readonly (string | null | undefined)[]
  name: string
  price: string
  /** The document that asks, and its day: later papers don't count. */
  id: string
  day: string | null
}

export interface KnownPrices {
  /** On the newest document that has the article; of several prices there (by quantity) the nearest. */
  lastPrice(asked: Asked): Priced | undefined
}

const LOOKED_AT = 5000 // newest approved lines of the company

/**
 * What a company's articles cost on its approved documents of one currency. Their lines are read from the newest document back, and only as far as
 * somebody asks: most articles stand on one of the last papers, and a company may have thousands.
 */
export function knownPrices(db: Database, kind: KindName, of: CompanyKeys & { currency: string | null }): KnownPrices {
  const papers = prepared(db, PAPERS[kind]).all(of) as Paper[]
  const linesOf = prepared(db, LINES[kind])
  // Both in the order of the papers. By its very name is known only what has no code.
  const byCode = new Map<string, Line[]>()
  const byName = new Map<string, Line[]>()
  let [paper, at] = [0, 0]

  function readOn(): boolean {
    if (paper >= papers.length || at >= LOOKED_AT) return false
    for (const line of linesOf.all({ id: papers[paper]!.id, most: LOOKED_AT - at }) as PrintedLine[]) {
      const known = { paper, at, unit_price: line.unit_price }
      const codes = codesOf([line.code, line.other_code])
      for (const code of codes) append(byCode, code, known)
      if (codes.length === 0) append(byName, foldText(line.name ?? ''), known)
      at += 1
    }
    paper += 1
    return true
  }

  function newestWith(lists: () => Line[][], isAllowed: (paper: Paper) => boolean): Line[] {
    do {
      const found = lists().flatMap((lines) => lines.find((line) => isAllowed(papers[line.paper]!)) ?? [])
      if (found.length === 0) continue
      const newest = Math.min(...found.map((line) => line.paper))
      return [...new Set(lists().flat())].filter((line) => line.paper === newest).sort((a, b) => a.at - b.at)
    } while (readOn())
    return []
  }

  return {
    lastPrice({ codes: printed, name: printedName, price, id, day }) {
      const [codes, name] = [codesOf(printed), foldText(printedName)]
      if (codes.length === 0 && name === '') return undefined
      const lists = () => (codes.length > 0 ? codes.map((code) => byCode.get(code) ?? []) : [byName.get(name) ?? []])
      const same = newestWith(lists, (one) => one.id !== id && (day === null || one.date === null || one.date <= day))
      const distance = (one: Line) => new Big(one.unit_price).minus(price).abs()
      const nearest = same.reduce<Line | undefined>((best, one) => (best && distance(best).lte(distance(one)) ? best : one), undefined)
      return nearest && { ...papers[nearest.paper]!, unit_price: nearest.unit_price }
    },
  }
}

interface PrintedLine {
  code: string | null
  other_code: string | null
  name: string | null
  unit_price: string
}

const codesOf = (codes: readonly (string | null | undefined)[]) => [...new Set(codes.flatMap((code) => (code ? codeKey(code) : [])))]

function append(to: Map<string, Line[]>, key: string, line: Line): void {
  const lines = to.get(key)
  if (lines) lines.push(line)
  else to.set(key, [line])
}

const papersOf = (number: string, date: string, papers: string, table: string) => `
  select d.id, v.${number} as number, v.${date} as date
  from ${papers} p cross join documents d on d.id = p.document_id join ${table} v on v.document_id = d.id
  where d.status = 'approved' and d.deleted_at is null and v.currency is @currency
  order by coalesce(v.${date}, '') desc, d.seq desc`

const PAPERS = {
  invoice: papersOf('invoice_number', 'invoice_date', INVOICES_OF_SUPPLIER, 'invoices'),
  work_order: papersOf('name', 'order_date', ORDERS_OF_CUSTOMER, 'work_orders'),
} as const satisfies Record<KindName, string>

const linesOf = (columns: string, table: string) =>
  `select ${columns}, unit_price from ${table} where document_id = @id and unit_price is not null order by position limit @most`

const LINES = {
  invoice: linesOf('divalto_code as code, null as other_code, description as name', 'invoice_items'),
  work_order: linesOf('product_code as code, divalto_code as other_code, product_name as name', 'work_order_items'),
} as const satisfies Record<KindName, string>
