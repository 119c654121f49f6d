import { inflateSync } from 'node:zlib'
import { decodeAscii85 } from './ascii85.ts'

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
    const packing = packingOf(file, at)
    if (!packing) continue
    if (++streams > MOST_STREAMS || unpacked > MOST_UNPACKED) return false
    const from = at + 'stream'.length + (file[at + 6] === 13 ? 2 : 1)
    const written = file.subarray(from, from + LARGEST_PACKED)
    const size = unpack(packing === 'bytes' ? written : decodeAscii85(written))
    if (size === undefined) return true
    unpacked += size
  }
  return false
}

/** How a stream is written that begins behind the word `stream` here: Deflate, as bytes or as letters; undefined where it is something else, or a picture. */
function packingOf(file: Buffer, at: number): 'bytes' | 'ascii85' | undefined {
  if (file.toString('latin1', at - 3, at) === 'end') return undefined
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY), at)
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return undefined
  if (/\/Filter\s*(\[\s*)?\/(FlateDecode|Fl)\b/.test(dictionary)) return 'bytes'
  return /\/Filter\s*\[\s*\/(ASCII85Decode|A85)\s*\/(FlateDecode|Fl)\b/.test(dictionary) ? 'ascii85' : undefined
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
