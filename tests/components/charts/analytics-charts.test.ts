import { createInstance } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { AnalyticsView } from '#app/contract/analytics.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { AnalyticsCharts } from '#app/components/charts/analytics-charts.tsx'

function draw(analytics: AnalyticsView, lng = 'en'): Promise<string> {
  const i18n = createInstance()
  return i18n.init({ lng, resources: {} }).then(() => {
    const charts = createElement(AnalyticsCharts, { kind: kinds.invoice, analytics })
    return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, charts))
  })
}

/** The lines of a chart's file, without its heading. */
function fileOf(drawn: string, what: string): string[] {
  const file = new RegExp(`href="data:text/csv;charset=utf-8,([^"]*)" download="invoice_extracts-${what}`).exec(drawn)![1]!
  return decodeURIComponent(file).trim().split('\r\n').slice(1)
}

const measured = {
  period: 'today',
  from: '2026-11-27',
  to: '2026-11-27',
  measures: {} as AnalyticsView['measures'],
  series: [],
  by_field: [],
  baseline: { field_seconds: 3.8, character_seconds: 0.24 },
} satisfies AnalyticsView

test.each(['en', 'fr'])('a file says its days so that no program can take them for others: %s', async (language) => {
  const counts = { uploaded: 3, processed: 2, approved: 1, corrections: 0, correct_values: 0, error_values: 0, time_saved_seconds: 90 }
  const drawn = await draw({ ...measured, series: [{ day: '2026-11-07', ...counts }] }, language)
  expect(fileOf(drawn, 'documents')).toEqual(['2026-11-07,3,2,1'])
  expect(fileOf(drawn, 'time')).toEqual(['2026-11-07,1.5'])
  expect(drawn).toContain(language === 'fr' ? '>07/11/26<' : '>11/07/26<')
})

test('the table and the file name every corrected field, also those that the chart has no room for', async () => {
  const counts = kinds.invoice.fields.map((_, at) => 100 - at)
  const by_field = kinds.invoice.fields.map(({ name }, at) => ({ field: name, corrections: counts[at]! }))
  const drawn = await draw({ ...measured, by_field })
  expect(fileOf(drawn, 'fields').map((line) => Number(line.split(',').at(-1)))).toEqual(counts)
  expect([...drawn.matchAll(/>(\d+)<\/td>/g)].map(([, count]) => Number(count))).toEqual(counts)
})
