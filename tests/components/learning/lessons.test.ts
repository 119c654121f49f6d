import { expect, test } from 'vitest'
import { type Lesson, makeLessonStore, withLesson, withoutLesson } from '#app/components/learning/lessons.ts'

const lessonOf = (memoryId: string, more: Partial<Lesson> = {}): Lesson => ({
  memoryId,
  name: `F-${memoryId}`,
  documents: 3,
  stage: 'offered',
  ...more,
})

function makeStore() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) }
}

test('the newest lesson comes first, and the same one is never offered twice', () => {
  const lessons = withLesson(withLesson([], lessonOf('1')), lessonOf('2'))
  expect(lessons.map(({ memoryId }) => memoryId)).toEqual(['2', '1'])
  expect(withLesson(lessons, lessonOf('1', { stage: 'applied' })).map(({ memoryId, stage }) => [memoryId, stage])).toEqual([
    ['1', 'applied'],
    ['2', 'offered'],
  ])
  expect(withoutLesson(lessons, '2').map(({ memoryId }) => memoryId)).toEqual(['1'])
})

test('only the last few are kept', () => {
  const many = Array.from({ length: 9 }, (_, at) => lessonOf(String(at))).reduce<Lesson[]>(withLesson, [])
  expect(many).toHaveLength(5)
  expect(many[0]!.memoryId).toBe('8')
})

test('lessons outlive a reload; something else in their place counts as none', () => {
  const kept = makeStore()
  const store = makeLessonStore(() => kept)
  const heard: string[][] = []
  const leave = store.subscribe(() => heard.push(store.get().map(({ memoryId }) => memoryId)))
  store.change((before) => withLesson(before, lessonOf('1')))
  leave()
  store.change((before) => withLesson(before, lessonOf('2')))
  expect(heard).toEqual([['1']])
  expect(makeLessonStore(() => kept).get()).toEqual([lessonOf('2'), lessonOf('1')])
  for (const text of ['[{"memoryId":4}]', '{']) {
    kept.setItem('gleaner/lessons', text)
    expect(makeLessonStore(() => kept).get()).toEqual([])
  }
  expect(makeLessonStore(makeStore).get()).toEqual([])
})
