import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file of an archive; its name is unique, and all of it fits into memory. */
export interface ZipEntry {
  name: string
  content: string
}

const deflate = promisify(deflateRaw)

/** What is handed on at a time: a piece for each entry would cost more than what is in it. */
const PIECE = 64 * 1024 // bytes
/** From here on a number stands in the ZIP64 fields (APPNOTE 4.3.14, 4.5.3), and all ones in its own. */
const MOST = { entries: 0xffff, bytes: 0xffffffff }
const [FILE, DIRECTORY, END, END_64, LOCATOR_64] = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50]
const [VERSION, VERSION_64] = [20, 45]
const UTF_8 = 1 << 11
const DEFLATED = 8
/** 1 January 1980: the same files give the same bytes, so no entry has a day of its own. */
const NO_DAY = (1 << 5) | 1

/**
 * The pieces of a ZIP archive, made while it is read. Each entry is deflated whole, outside the process's own thread: archives are of thousands of small
 * files, and a stream for each of them costs ten times what deflating it does.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, most = MOST): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let waiting: Buffer[] = []
  let [written, waits] = [0, 0]
  for await (const { name, content } of entries) {
    const [bytes, path] = [Buffer.from(content), Buffer.from(name)]
    const packed = await deflate(bytes)
    const same = sameOfBoth(path, crc32(bytes), packed.length, bytes.length)
    directory.push(inDirectory(same, path, written, most.bytes))
    const entry = [numbers([FILE, 4], [VERSION, 2]), same, path, packed]
    for (const part of entry) written += part.length
    waiting.push(...entry)
    waits += packed.length + path.length
    if (waits < PIECE) continue
    yield Buffer.concat(waiting)
    ;[waiting, waits] = [[], 0]
  }
  yield Buffer.concat([...waiting, ...directory, ending(directory, written, most)])
}

/** What is said of an entry before it and in the directory alike. */
function sameOfBoth(path: Buffer, checksum: number, packed: number, whole: number): Buffer {
  const extra = 0
  return numbers([UTF_8, 2], [DEFLATED, 2], [0, 2], [NO_DAY, 2], [checksum, 4], [packed, 4], [whole, 4], [path.length, 2], [extra, 2])
}

function inDirectory(same: Buffer, path: Buffer, at: number, most: number): Buffer {
  const isFar = at >= most
  const far = isFar ? numbers([1, 2], [8, 2], [at, 8]) : Buffer.alloc(0)
  const told = Buffer.from(same)
  told.writeUInt16LE(far.length, told.length - 2)
  const version = isFar ? VERSION_64 : VERSION
  // Comment, disk, and what systems of files say of it: nothing.
  const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [isFar ? MOST.bytes : at, 4])
  return Buffer.concat([numbers([DIRECTORY, 4], [version, 2], [version, 2]), told, rest, path, far])
}

function ending(directory: readonly Buffer[], at: number, most: typeof MOST): Buffer {
  const count = directory.length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const isMore = count >= most.entries || size >= most.bytes || at >= most.bytes
  const [entries, length, place] = isMore ? [MOST.entries, MOST.bytes, MOST.bytes] : [count, size, at]
  const end = numbers([END, 4], [0, 2], [0, 2], [entries, 2], [entries, 2], [length, 4], [place, 4], [0, 2])
  if (!isMore) return end
  const afterLength = 44
  const whole = [
    [VERSION_64, 2],
    [VERSION_64, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [size, 8],
    [at, 8],
  ] as const
  const locator = numbers([LOCATOR_64, 4], [0, 4], [at + size, 8], [1, 4])
  return Buffer.concat([numbers([END_64, 4], [afterLength, 8], ...whole), locator, end])
}

/** Numbers in so many bytes each, the lowest byte first. */
function numbers(...list: (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(list.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of list) {
    if (bytes === 2) buffer.writeUInt16LE(value, at)
    else if (bytes === 4) buffer.writeUInt32LE(value, at)
    else buffer.writeBigUInt64LE(BigInt(value), at)
    at += bytes
  }
  return buffer
}
