import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import type { WorkbookLine } from '#app/platform/workbook/lines.ts'
import { streamWorkbook } from '#app/platform/workbook/workbook.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'gleaner-workbook-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* linesOf(...lines: WorkbookLine[]): AsyncGenerator<WorkbookLine> {
  yield* lines
}

/** A program in the place of the writer. */
function program(name: string, source: string): string {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

describe('a workbook', () => {
  test('has its sheets in the order of their first rows, with texts, exact numbers and days', async () => {
    const lines = linesOf(
      { sheet: 'Documents', cells: [{ heading: 'name' }, { heading: 'total' }, { heading: 'day' }] },
      { sheet: 'Items', cells: [{ heading: 'line' }] },
      { sheet: 'Documents', cells: ['A & B', { number: 12.5, places: 2 }, { day: '2026-02-03' }] },
      { sheet: 'Documents', cells: ['=1+1', { number: 3 }, null] },
    )
    const bytes = await buffer(streamWorkbook(lines))
    const entries = await new ZipReader(new BlobReader(new Blob([Uint8Array.from(bytes)]))).getEntries()
    const read = (name: string) => (entries.find(({ filename }) => filename === name) as FileEntry).getData(new TextWriter())
    expect((await read('xl/workbook.xml')).match(/<sheet [^>]*name="[^"]*"/g)?.map((sheet) => sheet.match(/name="([^"]*)"/)![1])).toEqual([
      'Documents',
      'Items',
    ])
    const documents = await read('xl/worksheets/sheet1.xml')
    expect(documents).toMatch(/<c r="B2"[^>]*><v>12.5<\/v>/)
    expect(documents).toMatch(/<c r="C2"[^>]*><v>46056<\/v>/) // days since 1899-12-30
    expect(documents).not.toContain('<f>')
    const styles = await read('xl/styles.xml')
    expect(styles, 'as many places as are printed').toContain('formatCode="#,##0.00"')
    expect(styles, 'and none where there are none').toContain('formatCode="#,##0"')
    expect(await read('xl/sharedStrings.xml')).toContain('A &amp; B')
  })

  test('that cannot be written is a failure for whoever reads it', async () => {
    const script = program('dies.mjs', `process.stdin.resume().on('end', () => process.exit(3))`)
    await expect(buffer(streamWorkbook(linesOf({ sheet: 'A', cells: ['1'] }), script))).rejects.toThrow('ended with 3')
  })

  test('whose documents cannot be read is one too', async () => {
    async function* failing(): AsyncGenerator<WorkbookLine> {
      yield { sheet: 'A', cells: ['1'] }
      throw new Error('the disk is gone')
    }
    await expect(buffer(streamWorkbook(failing()))).rejects.toThrow('the disk is gone')
  })

  test('that nobody waits for any more ends its process', async () => {
    const script = program('waits.mjs', `console.log(process.pid); process.stdin.resume(); setInterval(() => {}, 1000)`)
    const body = streamWorkbook(linesOf({ sheet: 'A', cells: ['1'] }), script)
    const pid = Number(await new Promise<Buffer>((resolve) => body.once('data', resolve)))
    body.destroy()
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
