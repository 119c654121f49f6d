import { deflateSync, inflateSync } from 'node:zlib'
import type { Dice } from '#tests/generator/random.ts'

/** A way to spoil a PDF. Gives other bytes, or the same where there is nothing for it to spoil. */
type Mutation = (bytes: Buffer, dice: Dice) => Buffer

/** Numbers that programs trip over. */
const NASTY = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '2147483647',
  '2147483648',
  '-2147483648',
  '4294967296',
  '99999999999',
  '1e308',
  '0.0000001',
  '-0',
]
/** Names that mean something in many places. */
const KEYWORDS = [
  '/Length',
  '/Filter',
  '/FlateDecode',
  '/ASCII85Decode',
  '/LZWDecode',
  '/RunLengthDecode',
  '/DCTDecode',
  '/Kids',
  '/Parent',
  '/Count',
  '/Type',
  '/Page',
  '/Pages',
  '/Contents',
  '/Resources',
  '/Font',
  '/ToUnicode',
  '/Encoding',
  '/Widths',
  '/MediaBox',
  '/Rotate',
  '/XObject',
  '/Root',
  '/Prev',
  '/ObjStm',
  '/XRef',
  '/Encrypt',
]
const OPERATORS = [
  'q',
  'Q',
  'cm',
  'Do',
  'BT',
  'ET',
  'Tf',
  'Tj',
  'TJ',
  'Td',
  'Tm',
  'Tr',
  're',
  'W',
  'n',
  'f',
  'BI',
  'ID',
  'EI',
  'gs',
  'sh',
  'BDC',
  'EMC',
]
const LONGEST_CUT = 2_000 // bytes

const mutations: Record<string, Mutation> = {
  'flip bits': (bytes, dice) => {
    const spoiled = Buffer.from(bytes)
    for (let count = dice.int(1, 30); count > 0; count--) {
      const at = dice.int(0, bytes.length - 1)
      spoiled[at] = spoiled[at]! ^ (1 << dice.int(0, 7))
    }
    return spoiled
  },
  'cut out': (bytes, dice) => {
    const from = dice.int(0, bytes.length - 1)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + dice.int(1, LONGEST_CUT))])
  },
  'cut off': (bytes, dice) => bytes.subarray(0, dice.int(Math.min(20, bytes.length), bytes.length)),
  repeat: (bytes, dice) => {
    const from = dice.int(0, bytes.length - 1)
    const piece = bytes.subarray(from, from + dice.int(1, LONGEST_CUT))
    return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: dice.pick([2, 3, 50]) }, () => piece), bytes.subarray(from)])
  },
  'put in': (bytes, dice) => {
    const at = dice.int(0, bytes.length)
    const noise = Buffer.from(Array.from({ length: dice.int(1, 200) }, () => dice.int(0, 255)))
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
  },
  'change a number': (bytes, dice) => replaceOne(bytes, dice, /(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g, () => dice.pick(NASTY)),
  'change a name': (bytes, dice) => replaceOne(bytes, dice, /\/[A-Za-z][A-Za-z0-9]*/g, () => dice.pick(KEYWORDS)),
  'change a reference': (bytes, dice) => replaceOne(bytes, dice, /\b\d+ 0 R\b/g, () => `${dice.int(0, 40)} 0 R`),
  'change a bracket': (bytes, dice) => replaceOne(bytes, dice, /<<|>>|\[|\]|\(|\)/g, () => dice.pick(['<<', '>>', '[', ']', '(', ')', ''])),
  'spoil what is painted': (bytes, dice) => withStream(bytes, dice, (content) => spoilContent(content, dice)),
  'nest what is painted': (bytes, dice) =>
    withStream(bytes, dice, (content) =>
      Buffer.concat([Buffer.from(dice.pick(['q ', '[', 'BT ', '/OC /x BDC ', '<< ']).repeat(dice.pick([10, 1000, 20_000]))), content]),
    ),
  'pack what is painted differently': (bytes, dice) => withStream(bytes, dice, (content) => deflateSync(content)),
}

export const mutationNames = Object.keys(mutations)

/** One to three mutations of a PDF; the same dice give the same. */
export function mutate(bytes: Uint8Array, dice: Dice): { bytes: Buffer; how: string[] } {
  const how = Array.from({ length: dice.pick([1, 1, 2, 3]) }, () => dice.pick(mutationNames))
  return { bytes: how.reduce<Buffer>((spoiled, name) => mutations[name]!(spoiled, dice), Buffer.from(bytes)), how }
}

/** Replaces one of the places where the pattern stands in the file. */
function replaceOne(bytes: Buffer, dice: Dice, pattern: RegExp, replacement: () => string): Buffer {
  const places = [...bytes.toString('latin1').matchAll(pattern)]
  if (places.length === 0) return bytes
  const place = dice.pick(places)
  return Buffer.concat([
    bytes.subarray(0, place.index),
    Buffer.from(replacement(), 'latin1'),
    bytes.subarray(place.index + place[0].length),
  ])
}

/** Unpacks one stream, changes what is in it and packs it again; its length is told truly. */
function withStream(bytes: Buffer, dice: Dice, change: (content: Buffer) => Buffer): Buffer {
  const streams = [...bytes.toString('latin1').matchAll(/\/Length (\d+)([^>]*)>>\s*stream\r?\n/g)]
  if (streams.length === 0) return bytes
  const { index, 0: head, 1: length } = dice.pick(streams)
  const from = index + head.length
  const packed = bytes.subarray(from, from + Number(length))
  const changed = repack(packed, change)
  return Buffer.concat([
    bytes.subarray(0, index),
    Buffer.from(head.replace(/\d+/, String(changed.length)), 'latin1'),
    changed,
    bytes.subarray(from + Number(length)),
  ])
}

function repack(packed: Buffer, change: (content: Buffer) => Buffer): Buffer {
  let content: Buffer
  try {
    content = inflateSync(packed)
  } catch {
    // Not packed this way: its bytes are changed as they are.
    return change(packed)
  }
  return deflateSync(change(content))
}

function spoilContent(content: Buffer, dice: Dice): Buffer {
  if (dice.chance(0.5)) return replaceOne(content, dice, /(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g, () => dice.pick(NASTY))
  return replaceOne(content, dice, /(?<=\s)[A-Za-z]{1,3}(?=\s)/g, () => dice.pick(OPERATORS))
}
