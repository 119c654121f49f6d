import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive. Names are unique and have no folders. */
export interface ZipEntry {
  name: string
  content: string
}

/** Writes a ZIP archive piece by piece (APPNOTE 6.3: deflate, names in UTF-8), for files that each fit in memory. */
export function* zipPieces(entries: Iterable<ZipEntry>): Generator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const path = Buffer.from(name)
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0) // version needed
    facts.writeUInt16LE(0x0800, 2) // names are UTF-8
    facts.writeUInt16LE(8, 4) // deflate
    facts.writeUInt32LE(0x00210000, 6) // 1980-01-01 00:00: the same documents give the same bytes
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([signature(0x04034b50), facts, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, rest, path]))
    offset += local.length
    yield local
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([listed, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
