import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAwake } from '#app/components/ui/use-awake.ts'
import { Card } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '#app/components/ui/table.tsx'
import { useText } from '#app/i18n/text.ts'
import type { BarsProps } from './bars.client.tsx'
import { toCsv } from './csv.ts'

const Bars = lazy(() => import('./bars.client.tsx'))

interface ChartCardProps extends BarsProps {
  title: string
  /** What the numbers of the axis are, where they are no counts. */
  unit?: string
  /** So many rows are drawn; the table and the file have them all. */
  most?: number
  /** The heading of the column that names the rows. */
  nameLabel: string
  /** Which member of each row names it in the file, where programs would misread what people read. */
  plainName?: string
  /** File name of the CSV, without its ending. */
  file: string
}

/** A chart, the table of the same numbers, and both as a file. The box has its height before anything is drawn. */
export function ChartCard({ title, unit, most, nameLabel, plainName, file, ...chart }: ChartCardProps) {
  const { t } = useText()
  const inBrowser = useAwake()
  const rows = chart.data.map((row) => [row[plainName ?? chart.name] ?? '', ...chart.bars.map(({ key }) => row[key] ?? 0)])
  const csv = toCsv([[nameLabel, ...chart.bars.map(({ label }) => label)], ...rows])
  const empty = chart.data.every((row) => chart.bars.every(({ key }) => !row[key]))
  return (
    <Card className="flex min-w-0 flex-col p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <div className="flex items-baseline gap-2">
          <h2 className="font-semibold">{title}</h2>
          {unit ? <span className="text-sm text-muted">{unit}</span> : null}
        </div>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
          download={`${file}.csv`}
          aria-label={t('labelled', { label: t('analytics:csv'), value: title })}
          className="inline-flex items-center gap-1 rounded-sm text-sm font-medium text-accent-ink hover:underline"
        >
          <Download className="size-3.5" aria-hidden />
          CSV
        </a>
      </div>
      <div className="h-60" aria-hidden>
        {empty ? (
          <p className="grid h-full place-items-center rounded-md bg-sunken/60 px-4 text-center text-sm text-muted">
            {t('analytics:empty_title')}
          </p>
        ) : inBrowser ? (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <Bars {...chart} data={chart.data.slice(0, most)} />
          </Suspense>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <details className="mt-3">
        <summary className="rounded-sm text-sm font-medium text-muted hover:text-ink">
          {t('analytics:table')}
          <span className="sr-only">: {title}</span>
        </summary>
        <Table label={title} className="mt-2 max-h-80 overflow-y-auto rounded-md border border-line">
          <TableHead>
            <tr>
              <ColumnHeader>{nameLabel}</ColumnHeader>
              {chart.bars.map(({ key, label }) => (
                <ColumnHeader key={key} number>
                  {label}
                </ColumnHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {chart.data.map((row) => (
              <TableRow key={String(row[chart.name])}>
                <TableCell>{row[chart.name]}</TableCell>
                {chart.bars.map(({ key }) => (
                  <TableCell key={key} number>
                    {chart.format(Number(row[key] ?? 0))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Card>
  )
}
