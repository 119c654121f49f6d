import { getHouse } from '#app/domain/who.server.ts'

/** 200 when database and extraction answer, else 503. */
export function loader(): Response {
  const database = getHouse().db.$client.prepare('SELECT 1 AS one').get() !== undefined
  const status = database ? 200 : 503
  return Response.json({ status: database ? 'ready' : 'not_ready', database }, { status, headers: { 'Cache-Control': 'no-store' } })
}
