import { createInstance } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { AnalyticsView } from '#app/contract/analytics.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { AnalyticsCharts } from '#app/components/charts/analytics-charts.tsx'

test('the table and the file name every corrected field, also those that the chart has no room for', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: {} })
  const counts = kinds.invoice.fields.map((_, at) => 100 - at)
  const analytics: AnalyticsView = {
    period: 'today',
    from: '2026-11-27',
    to: '2026-11-27',
    measures: {} as AnalyticsView['measures'],
    series: [],
    by_field: kinds.invoice.fields.map(({ name }, at) => ({ field: name, corrections: counts[at]! })),
    baseline: { field_seconds: 3.8, character_seconds: 0.24 },
  }
  const charts = createElement(AnalyticsCharts, { kind: kinds.invoice, analytics })
  const drawn = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, charts))
  const file = /href="data:text\/csv;charset=utf-8,([^"]*)" download="invoice_extracts-fields/.exec(drawn)![1]!
  const lines = decodeURIComponent(file).trim().split('\r\n').slice(1)
  expect(lines.map((line) => Number(line.split(',').at(-1)))).toEqual(counts)
  expect([...drawn.matchAll(/>(\d+)<\/td>/g)].map(([, count]) => Number(count))).toEqual(counts)
})
