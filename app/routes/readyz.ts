import { getHouse, type House } from '#app/domain/who.server.ts'
import { log } from '#app/platform/log.server.ts'

/** 200 when database and extraction answer, else 503. */
export async function loader(): Promise<Response> {
  const house = getHouse()
  const database = isAnswering(house)
  const extraction = (await house.extraction?.isReady()) ?? false
  const ready = database && extraction
  const body = { status: ready ? 'ready' : 'not_ready', database, extraction }
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}

/** Asks for what stands in the file: a bare `SELECT 1` would be answered without it. */
function isAnswering({ db }: House): boolean {
  try {
    return db.$client.prepare('SELECT count(*) FROM documents WHERE id IS NULL').get() !== undefined
  } catch (error) {
    log().error({ err: error }, 'the database does not answer')
    return false
  }
}
