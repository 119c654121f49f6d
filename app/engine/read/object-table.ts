/** A place that is wrong by no more than this is an old custom of counting line ends otherwise, in bytes. */
const CLOSE = 2

const AN_OBJECT = /\s{0,4}\d{1,10}\s{1,4}\d{1,5}\s{1,4}obj\b/y
const A_TABLE = /\s{0,4}xref\b/y
/** Entries of a table that are in use (ISO 32000-2, 7.5.4). */
const ENTRY = /\b(\d{10}) \d{5} n\b/g

/**
 * Whether the file is longer or shorter amid its objects than its own tables say: then bytes were put in or lost after it was written. Programs that count
 * badly get every place wrong, or the last one only, and nothing is lost by that.
 */
export function hasMovedObjects(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf('startxref')
  const said = Number(/\d{1,15}/.exec(file.toString('latin1', end + 9, end + 40))?.[0] ?? 0)
  if (end < 0 || said === 0 || said >= file.length) return false
  const text = file.toString('latin1')
  // Places are counted from the header, by some from the beginning of the file.
  const bases = [Math.max(0, text.indexOf('%PDF-')), 0]
  if (bases.some((base) => stands(A_TABLE, text, base + said) || stands(AN_OBJECT, text, base + said))) return false
  const table = lastTable(text, end)
  if (table < 0) return true
  const places = [...text.matchAll(ENTRY)].map(([, place]) => Number(place)).filter((place) => place > 0)
  const right = Math.max(...bases.map((base) => places.filter((place) => stands(AN_OBJECT, text, base + place)).length))
  if (right > 0 && right < places.length) return true
  return right === places.length && bases.every((base) => Math.abs(base + said - table) > CLOSE)
}

function stands(what: RegExp, text: string, place: number): boolean {
  what.lastIndex = place
  return what.test(text)
}

/** Where the last table before the end begins, or the stream that holds it; -1 where there is none. */
function lastTable(text: string, end: number): number {
  for (let at = text.lastIndexOf('xref', end - 1); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('xref', at - 1))
    if (!/[a-z]/i.test(text[at - 1] ?? '')) return at
  const packed = text.lastIndexOf('/XRef', end)
  return packed < 0 ? -1 : text.lastIndexOf(' obj', packed)
}

/** Bytes behind the last end of the file that are looked at. */
const TAIL = 256 * 1024

/** Whether the file has no end, or an object begins after the last one: the rest, or a later revision, did not arrive whole. */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.max(file.lastIndexOf('%%EOF'), file.lastIndexOf('startxref'))
  return end < 0 || /\d \d+ obj\b/.test(file.toString('latin1', end, end + TAIL))
}
