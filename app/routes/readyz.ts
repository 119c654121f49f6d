import { getHouse } from '#app/domain/who.server.ts'

/** 200 when database and extraction answer, else 503. */
export async function loader(): Promise<Response> {
  const house = getHouse()
  const database = house.db.$client.prepare('SELECT 1').get() !== undefined
  const extraction = (await house.extraction?.isReady()) ?? false
  const ready = database && extraction
  const body = { status: ready ? 'ready' : 'not_ready', database, extraction }
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}
