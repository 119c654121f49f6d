import type { Database } from '#db/client.server.ts'

/** What is to be told once the transaction that is going on is through, by its database. */
const told = new WeakMap<Database, (() => void)[]>()

/** All of it or nothing. There is one connection and everything on it is synchronous, so `db` itself may be used inside; within another transaction it becomes a savepoint. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  const outer = told.get(db)
  const after = outer ?? []
  const before = after.length
  told.set(db, after)
  let result: Result
  try {
    result = db.$client.transaction(work).immediate()
  } catch (error) {
    after.length = before // what was taken back is not told
    throw error
  } finally {
    if (!outer) told.delete(db)
  }
  if (!outer) for (const tell of after) tell()
  return result
}

/** Now, or where a transaction is going on, once that is through; never where it is taken back. */
export function afterTransaction(db: Database, tell: () => void): void {
  const after = told.get(db)
  if (after) after.push(tell)
  else tell()
}
