import type { Text } from '#app/i18n/text.ts'

/** `read 3/12` in words: `page 3 of 12`; nothing where no page is named. */
export function progressWords(t: Text, progress: string | undefined): string | undefined {
  const [, page, pages] = /\b(\d+)\/(\d+)$/.exec(progress ?? '') ?? []
  return page && pages ? t('documents:progress', { page, pages }) : undefined
}
