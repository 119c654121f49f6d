import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { zip, type ZipEntry } from '#app/platform/zip.ts'

async function* many(count: number, content = (at: number) => `<order>${at}</order>`): AsyncGenerator<ZipEntry> {
  for (let at = 0; at < count; at += 1) yield { name: `Bestellung-ü-${at}.xml`, content: content(at) }
}

async function piecesOf(entries: AsyncIterable<ZipEntry>, most?: Parameters<typeof zip>[1]): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for await (const piece of zip(entries, most)) pieces.push(piece)
  return pieces
}

const reader = (pieces: Buffer[]) => new ZipReader(new BlobReader(new Blob([Buffer.concat(pieces)])), { checkSignature: true })

test('another program reads what was put in, by its names', async () => {
  const entries = (await reader(await piecesOf(many(3, (at) => 'é'.repeat(at * 1000)))).getEntries()) as FileEntry[]
  expect(entries.map(({ filename }) => filename)).toEqual([0, 1, 2].map((at) => `Bestellung-ü-${at}.xml`))
  const contents = await Promise.all(entries.map((entry) => entry.getData(new TextWriter())))
  expect(contents).toEqual(['', 'é'.repeat(1000), 'é'.repeat(2000)])
  expect(await reader(await piecesOf(many(0))).getEntries()).toEqual([])
})

test('the same files give the same bytes', async () => {
  const [one, other] = await Promise.all([piecesOf(many(20)), piecesOf(many(20))])
  expect(Buffer.concat(one).equals(Buffer.concat(other))).toBe(true)
})

test.each([
  ['files', { entries: 4, bytes: 0xffffffff }],
  ['bytes', { entries: 0xffff, bytes: 200 }],
])('more %s than the classic directory holds', async (_, most) => {
  const entries = (await reader(await piecesOf(many(9), most)).getEntries()) as FileEntry[]
  expect(entries).toHaveLength(9)
  expect(await entries.at(-1)!.getData(new TextWriter())).toBe('<order>8</order>')
})
