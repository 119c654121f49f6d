import type { Database } from '#db/client.server.ts'

/** All of it or nothing. There is one connection and everything on it is synchronous, so `db` itself may be used inside; within another transaction it becomes a savepoint. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  return db.$client.transaction(work).immediate()
}
