import { useRevalidator } from '@remix-run/react'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'
import { type Lesson, makeLessonStore, MOST_LESSONS, withLesson, withoutLesson } from './lessons.ts'
import { loadChanges } from './load-changes.ts'

interface Lessons {
  /** The one to be shown, or none. */
  lesson: Lesson | undefined
  /** How many wait behind it. */
  more: number
  /** Asks what a memory changes, and offers it where it changes anything. */
  learn: (memoryId: string, name: string) => void
  /** Likewise for what several approvals taught. */
  learnMany: (taught: readonly Pick<Lesson, 'memoryId' | 'name'>[]) => void
  apply: (lesson: Lesson) => Promise<void>
  undo: (lesson: Lesson) => Promise<void>
  dismiss: (lesson: Lesson) => void
}

const none: Lesson[] = []
const getNone = () => none
const store = makeLessonStore(() => sessionStorage)
const Context = createContext<Lessons | null>(null)

export function useLessons(): Lessons {
  const lessons = useContext(Context)
  if (!lessons) throw new Error('useLessons needs a LessonsProvider above it')
  return lessons
}

/** Keeps what approvals taught above the screens, so that the offer follows from one document to the next and into the lists. */
export function LessonsProvider({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { call } = useApi()
  const { succeed } = useToast()
  const { revalidate } = useRevalidator()
  const lessons = useSyncExternalStore(store.subscribe, store.get, getNone)

  const value = useMemo<Lessons>(() => {
    const dismiss = ({ memoryId }: Lesson) => store.change((before) => withoutLesson(before, memoryId))
    const order = (step: 'apply' | 'undo', { memoryId }: Lesson) =>
      call<{ meta: { documents: number } }>('post', `/memories/${memoryId}/${step}`)
    return {
      lesson: lessons[0],
      more: Math.max(0, lessons.length - 1),
      learn(memoryId, name) {
        offer(memoryId, name).catch(stayQuiet)
      },
      learnMany(taught) {
        offerAll(taught).catch(stayQuiet)
      },
      async apply(lesson) {
        const answer = await order('apply', lesson)
        if (!answer) return
        store.change((before) => withLesson(before, { ...lesson, documents: answer.meta.documents, stage: 'applied' }))
        revalidate()
      },
      async undo(lesson) {
        const answer = await order('undo', lesson)
        if (!answer) return
        dismiss(lesson)
        succeed(t('learning:banner.undone', { name: lesson.name }))
        revalidate()
      },
      dismiss,
    }
  }, [lessons, call, revalidate, succeed, t])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

async function offer(memoryId: string, name: string): Promise<boolean> {
  const { length: documents } = await loadChanges(memoryId)
  if (documents > 0) store.change((before) => withLesson(before, { memoryId, name, documents, stage: 'offered' }))
  return documents > 0
}

/** One after the other, since each is reckoned over all that waits; no more than are kept. */
async function offerAll(taught: readonly Pick<Lesson, 'memoryId' | 'name'>[]): Promise<void> {
  let offered = 0
  for (const { memoryId, name } of taught) {
    if (await offer(memoryId, name)) offered += 1
    if (offered === MOST_LESSONS) return
  }
}

/** Without an answer nothing is offered; the memory works all the same, and Settings shows it. */
function stayQuiet(error: unknown): void {
  reportError(error)
}
