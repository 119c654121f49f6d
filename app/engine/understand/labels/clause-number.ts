/** `1.1 Contractor:`, `2.3. Lugar de entrega:`: the clauses of a contract are numbered. */
export const clauseNumber = /^\s*\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+$/
