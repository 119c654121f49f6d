import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawReading } from '#app/engine/draw.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'

const FOLDER = '.cache/drawn'

/** Draws each page of the samples whose name holds `wanted`; gives the paths of the SVG files. */
export async function drawSample(dir: string, wanted: string): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const names = (readdirSync(dir, { recursive: true }) as string[]).filter((name) => name.endsWith('.pdf') && name.includes(wanted))
  const paths: string[] = []
  for (const name of names) {
    const document = await readDocument(new Uint8Array(readFileSync(join(dir, name))))
    const pages = drawReading(document, understandDocument(document))
    pages.forEach((svg, at) => {
      const path = join(FOLDER, `${name.replaceAll('/', '-').replace(/\.pdf$/, '')}-${at + 1}.svg`)
      writeFileSync(path, svg)
      paths.push(path)
    })
  }
  return paths
}
