import { useRevalidator } from '@remix-run/react'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useToast } from '#app/components/ui/toast.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'
import { type Lesson, makeLessonStore, withLesson, withoutLesson } from './lessons.ts'
import { loadChanges } from './load-changes.ts'

interface Lessons {
  /** The one to be shown, or none. */
  lesson: Lesson | undefined
  /** Asks what a memory changes, and offers it where it changes anything. */
  learn: (memoryId: string, name: string) => void
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
      learn(memoryId, name) {
        loadChanges(memoryId).then(
          ({ length: documents }) =>
            documents > 0 ? store.change((before) => withLesson(before, { memoryId, name, documents, stage: 'offered' })) : undefined,
          // Without an answer nothing is offered; the memory works all the same, and Settings shows it.
          (error: unknown) => reportError(error),
        )
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
