import { brotliDecompressSync, deflateSync } from 'node:zlib'

/** All that the streams of one file may unpack to, in bytes: far more than documents hold. */
const MOST = 64 * 1024 * 1024
/** Longest dictionary of a stream that is looked at, in bytes. */
const DICTIONARY = 4_000

const MARK = '/BrotliDecode'

/**
 * Streams packed with Brotli (ISO 32000-2, in the making) are packed anew with Deflate, since pdf.js does not know them in the version that runs on
 * Node 20. Places of objects move by that; pdf.js then looks for the objects itself, as in files with a broken table. Other files are given back as they are.
 */
export function repackBrotli(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.includes(MARK)) return bytes
  const parts: Uint8Array[] = []
  let [done, left] = [0, MOST]
  for (let at = file.indexOf(MARK); at >= 0; at = file.indexOf(MARK, at + MARK.length)) {
    const stream = at < done ? undefined : streamAround(file, at)
    const content = stream && unpack(file.subarray(stream.from, stream.to), left)
    if (!stream || !content) continue
    left -= content.byteLength
    const packed = deflateSync(content, { level: 1 })
    const dictionary = stream.dictionary
      .replace(MARK, '/FlateDecode')
      .replace(/\/Length\s+\d+(\s+\d+\s+R)?/, `/Length ${packed.byteLength}`)
    parts.push(file.subarray(done, stream.start), Buffer.from(`${dictionary}stream\n`, 'latin1'), packed, Buffer.from('\n'))
    done = stream.end
  }
  return done === 0 ? bytes : Buffer.concat([...parts, file.subarray(done)])
}

interface Stream {
  /** From `<<` to the word `stream`. */
  dictionary: string
  /** Where the dictionary begins, where the bytes begin and end, where `endstream` stands. */
  start: number
  from: number
  to: number
  end: number
}

/** The stream whose dictionary names the filter here: only where it is its one and only filter. */
function streamAround(file: Buffer, mark: number): Stream | undefined {
  const object = file.subarray(Math.max(0, mark - DICTIONARY), mark).lastIndexOf(' obj')
  const keyword = file.indexOf('stream', mark)
  if (object < 0 || keyword < 0 || keyword - mark > DICTIONARY) return undefined
  const start = Math.max(0, mark - DICTIONARY) + object + ' obj'.length
  const dictionary = file.toString('latin1', start, keyword)
  if (!/\/Filter\s*(\[\s*)?\/BrotliDecode\s*[\]/>]/.test(dictionary) || /\/DecodeParms/.test(dictionary)) return undefined
  const from = keyword + 'stream'.length + (file[keyword + 6] === 13 ? 2 : 1)
  const said = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1]
  const end = file.indexOf('endstream', said === undefined ? from : Math.min(from + Number(said), file.length))
  if (end < 0) return undefined
  return { dictionary, start, from, to: said === undefined ? end : Math.min(from + Number(said), end), end }
}

function unpack(packed: Uint8Array, most: number): Buffer | undefined {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch {
    // Damaged or too large: it stays as it is, and counts as unreadable.
    return undefined
  }
}
