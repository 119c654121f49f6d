import { readFileSync } from 'node:fs'
import { readDocument } from './app/engine/read/pdf.ts'
import { understandDocument } from './app/engine/understand/understand.ts'
import { settleFormats } from './app/engine/understand/formats.ts'
import * as T from './app/engine/understand/tables/tables.ts'
console.log(Object.keys(T))
const doc = await readDocument(new Uint8Array(readFileSync(process.argv[2]!)), {} as any)
const r = understandDocument(doc, {})
const context: any = { kind: r.kind, language: r.language, formats: settleFormats(doc, r.language as any) }
for (const fn of ['tablesOf','readTables','findTables']) if ((T as any)[fn]) for (const t of (T as any)[fn](doc, context).flatMap((x: any) => x.segments ?? x.parts ?? Object.values(x).find((v: any) => Array.isArray(v) && v[0]?.layout) ?? x)) { if (!t.layout) { console.log(Object.keys(t)); continue } 
 console.log('layout', JSON.stringify({...t.layout, columns: t.layout.columns.map((c: any, i: number) => `${i}:${c.head.text}[${c.head.heading?.role}] ${Math.round(c.left)}-${Math.round(c.right)}`)}))
 for (const e of t.entries.slice(0,16)) console.log(e.sort, e.balance, e.cells.map((c: any) => c.map((w: any) => w.text).join(' ')).join(' | '), Object.keys(e.numbers).join(','))
}
