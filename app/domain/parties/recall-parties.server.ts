import type { KnownParty } from '#app/contract/parties.ts'
import type { Database } from '#db/client.server.ts'
import { accountKeys, codeKey, foldText } from '../documents/keys.ts'

interface Line {
  role: KnownParty['role']
  names: string
  tax_id: string | null
  bank_details: string | null
}

/** More go along with no document. */
const MOST = 12
/** Shorter keys stand in a text by chance. */
const SHORTEST_KEY = 8

/** The known parties that the text of a paper names, by tax id, account or any of their names. */
export function recallParties(db: Database, pageText: string): KnownParty[] {
  const words = plain(pageText)
  const signs = codeKey(pageText)
  const stands = (key: string) => key.length >= SHORTEST_KEY && signs.includes(key)
  const known = db.$client.prepare(KNOWN).all() as Line[]
  const found = known.flatMap(({ role, names, tax_id, bank_details }): KnownParty[] => {
    const party = { role, names: names.split('\n'), tax_id, accounts: accountKeys(bank_details ?? '').map(codeKey) }
    const isPrinted = [codeKey(tax_id ?? ''), ...party.accounts].some(stands) || party.names.some((name) => words.includes(plain(name)))
    return isPrinted ? [party] : []
  })
  return found.slice(0, MOST)
}

/** Folded words with a blank at either end; "S.A.R.L." is one word. */
function plain(text: string): string {
  const joined = text.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
  return ` ${foldText(joined)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

const KNOWN = `
  select p.role, p.tax_id, p.bank_details,
    p.name || coalesce((select char(10) || group_concat(n.name, char(10)) from party_names n where n.party_id = p.id), '') as names
  from parties p order by p.updated_at desc, p.id limit 20000`
