import { describe, expect, test } from 'vitest'
import { languageOf, textsIn } from '#app/i18n/i18n.server.ts'

const ask = (headers: Record<string, string>) => languageOf(new Request('http://localhost:3000/', { headers }))

describe('the language of a request', () => {
  test.each([
    [{}, 'en'],
    [{ Cookie: 'a=1; lang=fr; b=2' }, 'fr'],
    [{ Cookie: 'lang=es', 'Accept-Language': 'fr' }, 'es'],
    [{ Cookie: 'lang=xx', 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
    [{ Cookie: 'otherlang=fr', 'Accept-Language': 'de' }, 'en'],
    [{ 'Accept-Language': 'de, es;q=0.5' }, 'es'],
    [{ 'Accept-Language': 'en;q=0.1, ES-mx; q=0.9' }, 'es'],
    [{ 'Accept-Language': 'fr;q=0, *;q=0.5' }, 'en'],
    [{ 'Accept-Language': ';;=,q,fr;q=x,' }, 'en'],
  ])('%o is answered in %s', async (headers, language) => {
    expect(await ask(headers as Record<string, string>)).toBe(language)
  })
})

test('plurals', async () => {
  const { t } = await textsIn('en')
  expect(t('documents:approve_question', { count: 1 })).toBe('Are you sure you want to approve this document?')
  expect(t('documents:approve_question', { count: 2 })).toBe('Are you sure you want to approve these documents?')
})
