import type { Reading } from '#app/contract/reading.ts'
import type { Model } from './model.ts'
import type { PageOfRefine } from './page.ts'
import { promptFor } from './prompt.ts'
import { type Answer, parseAnswers, schemaOf } from './schema.ts'
import type { Wanted } from './wanted.ts'

/** A page (from 1) as a PNG in base64, of bounded size; undefined where it can not be drawn. */
export type DrawPage = (page: number, signal: AbortSignal) => Promise<string | undefined>

const MOST_PAGES = 3 // that are looked at: totals of a longer paper are asked for by its words

/**
 * Asks about a scan page by page, each with its picture beside its recognised words, until everything was answered. The picture is an aid: what is
 * answered still has to be found among the words. Undefined where no page could be drawn: then it is asked about by its words alone.
 */
export async function askBySight(
  reading: Reading,
  wanted: readonly Wanted[],
  page: PageOfRefine,
  model: Model,
  signal: AbortSignal,
  draw: DrawPage,
): Promise<Map<string, Answer> | undefined> {
  const answers = new Map<string, Answer>()
  let hasSeen = false
  for (const { number } of page.document.pages.slice(0, MOST_PAGES)) {
    const open = wanted.filter(({ name }) => !answers.has(name))
    const picture = open.length > 0 ? await draw(number, signal) : undefined
    if (picture === undefined) continue
    const lines = page.lines.filter((line) => line.page.number === number)
    const said = await model.ask(promptFor(reading, open, lines, [picture]), schemaOf(open), signal)
    hasSeen = true
    for (const [name, answer] of parseAnswers(said, open)) answers.set(name, answer)
  }
  return hasSeen ? answers : undefined
}

/** The pictures of the first pages, for a question about all of them. */
export async function drawPages({ document }: PageOfRefine, signal: AbortSignal, draw: DrawPage): Promise<string[]> {
  const pictures: string[] = []
  for (const { number } of document.pages.slice(0, MOST_PAGES)) {
    const picture = await draw(number, signal)
    if (picture !== undefined) pictures.push(picture)
  }
  return pictures
}

/** A page without text of its own: its words were recognised. */
export function isScan({ fields, items }: Reading): boolean {
  return [fields, ...items].some((cells) => Object.values(cells).some(({ source }) => source === 'ocr'))
}
