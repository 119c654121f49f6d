import { z } from 'zod'

/** What one approval taught, as the banner offers it. */
export interface Lesson {
  memoryId: string
  /** The document it was learned from. */
  name: string
  /** Waiting documents that it changes, or that are being read again with it. */
  documents: number
  stage: 'offered' | 'applied'
}

const lesson = z.object({ memoryId: z.string(), name: z.string(), documents: z.number(), stage: z.enum(['offered', 'applied']) })
const KEY = 'gleaner/lessons'
/** Older ones than these are not offered any more; Settings still shows what was learned. */
export const MOST_LESSONS = 5

/** The newest first; what is offered again takes the place of its former self. */
export function withLesson(lessons: readonly Lesson[], learned: Lesson): Lesson[] {
  return [learned, ...withoutLesson(lessons, learned.memoryId)].slice(0, MOST_LESSONS)
}

export function withoutLesson(lessons: readonly Lesson[], memoryId: string): Lesson[] {
  return lessons.filter((other) => other.memoryId !== memoryId)
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

export interface LessonStore {
  get: () => Lesson[]
  change: (next: (before: Lesson[]) => Lesson[]) => void
  subscribe: (listener: () => void) => () => void
}

/** The lessons of a tab: they outlive a reload. */
export function makeLessonStore(storeOf: () => Store): LessonStore {
  const listeners = new Set<() => void>()
  let lessons: Lesson[] | undefined
  const get = () => (lessons ??= recallLessons(storeOf()))
  return {
    get,
    change(next) {
      lessons = next(get())
      storeOf().setItem(KEY, JSON.stringify(lessons))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Something unreadable counts as none. */
function recallLessons(store: Store): Lesson[] {
  try {
    return z.array(lesson).parse(JSON.parse(store.getItem(KEY) ?? '[]'))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}
