const [FIRST, LAST, ZEROS, END] = [0x21, 0x75, 0x7a, 0x7e] // ! u z ~
const GROUP = 5

/** Bytes that are written as letters (ISO 32000-2, 7.4.3), up to the mark of their end; what is no such letter is passed over. */
export function decodeAscii85(letters: Uint8Array): Buffer {
  const bytes = Buffer.alloc(letters.length * 4) // a z stands for four bytes
  let [length, value, count] = [0, 0, 0]
  for (const letter of letters) {
    if (letter === END) break
    if (letter === ZEROS && count === 0) length += 4
    if (letter < FIRST || letter > LAST) continue
    value = value * 85 + letter - FIRST
    if (++count < GROUP) continue
    length = bytes.writeUInt32BE(value % 2 ** 32, length)
    value = count = 0
  }
  if (count < 2) return bytes.subarray(0, length)
  for (let missing = count; missing < GROUP; missing++) value = value * 85 + 84
  bytes.writeUInt32BE(value % 2 ** 32, length)
  return bytes.subarray(0, length + count - 1)
}
