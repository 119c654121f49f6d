import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Reading } from '#app/contract/reading.ts'
import type { Memory } from '#app/contract/memory.ts'
import { truthSchema, type Truth } from '#app/domain/learning/score.ts'
import type { Document } from '#app/engine/document.ts'
import { documentAsRead } from '#app/engine/document-of-words.ts'
import { readDocument } from '#app/engine/extract.ts'
import { settleFormats } from '#app/engine/understand/formats.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { wordsOf } from '#app/engine/words-of.ts'
import { makeOddFamily } from '#tests/generator/odd/families.ts'

export interface Paper {
  name: string
  document: Document
  truth: Truth
  /** What the engine reads when it has learned nothing. */
  alone: Reading
}

/** Papers of one sender in one layout. */
export interface Family {
  name: string
  papers: Paper[]
}

/** Families of a folder: `NAME-1.pdf`, `NAME-2.pdf`, … with their truth beside them. */
export async function readFamilies(folder: string): Promise<Family[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf') && existsSync(join(folder, file.replace(/pdf$/, 'json'))))
  const families = new Map<string, Paper[]>()
  for (const file of files.sort()) {
    const stem = file.replace(/\.pdf$/, '')
    const family = stem.replace(/-\d+$/, '')
    const truth: unknown = JSON.parse(readFileSync(join(folder, `${stem}.json`), 'utf8'))
    const paper = await readPaper(stem, readFileSync(join(folder, file)), truth)
    families.set(family, [...(families.get(family) ?? []), paper])
  }
  return [...families].map(([name, papers]) => ({ name, papers }))
}

/** Families in layouts that nobody has seen, straight from the generator. */
export async function inventFamilies(families: number, seed: number, papers = 5): Promise<Family[]> {
  const made: Family[] = []
  for (let at = 0; at < families; at += 1) made.push(await inventFamily(seed * 100_000 + at * 1000, papers))
  return made
}

/** One family; `sender` others use the same print for another company. */
export async function inventFamily(seed: number, papers: number, sender = 0): Promise<Family> {
  const name = sender ? `odd${seed}-of-${sender}` : `odd${seed}`
  const made = await makeOddFamily({ seed, papers, sender })
  const read: Paper[] = []
  for (const [at, { bytes, truth }] of made.entries()) read.push(await readPaper(`${name}-${at + 1}`, bytes, truth))
  return { name, papers: read }
}

async function readPaper(name: string, bytes: Uint8Array, truth: unknown): Promise<Paper> {
  const document = await readDocument(new Uint8Array(bytes))
  return { name, document, truth: truthSchema.parse(truth), alone: understandDocument(document) }
}

/** As an approval does it: from the kept words, with the first reading beside what a person made of it. */
export function teach(id: string, { document, alone }: Paper, approved: Truth): Memory {
  const kept = documentAsRead(wordsOf(document))
  const read = alone.kind === approved.kind ? alone : { ...alone, fields: {}, items: [] }
  const language = languages.find((one) => one === alone.language) ?? null
  return { id, ...learn(kept, { items: [], ...approved }, read, settleFormats(kept, language)) }
}
