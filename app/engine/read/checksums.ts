import { inflateSync } from 'node:zlib'

/** What is looked at of one file: streams, packed bytes and unpacked bytes of one, unpacked bytes of all. */
const MOST_STREAMS = 2_000
const LARGEST_PACKED = 256 * 1024
const LARGEST_UNPACKED = 2 * 1024 * 1024
const MOST_UNPACKED = 24 * 1024 * 1024
/** Longest dictionary before a stream, in bytes. */
const DICTIONARY = 1_000

/**
 * Whether a packed stream unpacks to something else than was packed (Adler-32, RFC 1950): bytes of the file were changed on its way, and with them
 * perhaps a digit that is shown. pdf.js does not look. Pictures are left aside, and encrypted files.
 */
export function hasChangedStream(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('/Encrypt')) return false
  let unpacked = 0
  let streams = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (!isPacked(file, at)) continue
    if (++streams > MOST_STREAMS || unpacked > MOST_UNPACKED) return false
    const from = at + 'stream'.length + (file[at + 6] === 13 ? 2 : 1)
    const size = unpack(file.subarray(from, from + LARGEST_PACKED))
    if (size === undefined) return true
    unpacked += size
  }
  return false
}

/** Whether an object begins after the last end of the file: a later revision that did not arrive whole. */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf('%%EOF')
  return end >= 0 && /\d \d+ obj\b/.test(file.toString('latin1', end, end + LARGEST_PACKED))
}

/** Whether this is the word before the bytes of a stream whose first filter is Deflate, other than a picture's. */
function isPacked(file: Buffer, at: number): boolean {
  if (file.toString('latin1', at - 3, at) === 'end') return false
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY), at)
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  return /\/Filter\s*(\[\s*)?\/(FlateDecode|Fl)\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary)
}

/** Bytes after unpacking; undefined where the checksum or the code in between is wrong. What is cut off or no Deflate at all is told by pdf.js. */
function unpack(packed: Uint8Array): number | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: LARGEST_UNPACKED }).byteLength
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'Z_DATA_ERROR') return message === 'incorrect header check' ? 0 : undefined
    return LARGEST_UNPACKED
  }
}
