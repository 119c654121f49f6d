import { Link } from '@remix-run/react'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { useText } from '#app/i18n/text.ts'

// Said in so many words: browsers forget what a table is when style sheets lay its rows out as cards.
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table that scrolls within its own box where the window is narrow; with `cards` its rows may be laid out as grids there. `label` names it for assistive technology. */
export function Table({ label, cards, className, children }: { label: string; cards?: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('@container relative overflow-x-auto', className)}>
      <table
        {...tableRoles.table}
        aria-label={label}
        className={clsx('w-full border-collapse text-left text-base', cards && 'max-sm:block max-sm:*:block max-sm:[&>thead]:border-b-0')}
      >
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...tableRoles.group} className="border-b border-line bg-sunken/60 text-sm text-muted">
      {children}
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody {...tableRoles.group} className="divide-y divide-line">
      {children}
    </tbody>
  )
}

export function TableRow({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...tableRoles.row} className={clsx('transition-colors hover:bg-sunken/50', className)} {...rest} />
}

export function ColumnHeader({ className, number, ...rest }: ThHTMLAttributes<HTMLTableCellElement> & { number?: boolean }) {
  return (
    <th {...tableRoles.header} scope="col" className={clsx('h-9 px-3 py-1 font-medium', number && 'text-right', className)} {...rest} />
  )
}

export function TableCell({ className, number, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & { number?: boolean }) {
  return (
    <td
      {...tableRoles.cell}
      className={clsx('px-3 py-2 align-middle', number && 'text-right whitespace-nowrap tabular-nums', className)}
      {...rest}
    />
  )
}

export type Direction = 'ascending' | 'descending'

/** A header that sorts: a link to the same list in the other order, with the state said in aria-sort. */
export function SortHeader({
  to,
  sorted,
  number,
  className,
  children,
}: {
  to: string
  sorted?: Direction
  number?: boolean
  className?: string
  children: string
}) {
  const { t } = useText()
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  const cut = number ? endOfFirstWord(children) : children.lastIndexOf(' ') + 1
  return (
    <ColumnHeader aria-sort={sorted ?? 'none'} number={number} className={className}>
      <Link
        to={to}
        preventScrollReset
        className={clsx('group -mx-1 inline-block rounded-sm px-1 align-middle leading-5 hover:text-ink', sorted && 'text-ink')}
      >
        {/* Numbers end at the right edge, their header too. The arrow hangs on the word beside it: it never begins a line. */}
        {number ? null : children.slice(0, cut)}
        <span className="whitespace-nowrap">
          {number ? null : `${children.slice(cut)} `}
          <Icon className={clsx('inline size-3.5 align-[-0.15em]', sorted ? '' : 'opacity-45 group-hover:opacity-100')} aria-hidden />
          {number ? ` ${children.slice(0, cut)}` : null}
        </span>
        {number ? children.slice(cut) : null}
        {sorted ? <span className="sr-only">, {t(`sort.${sorted}`)}</span> : null}
      </Link>
    </ColumnHeader>
  )
}

function endOfFirstWord(text: string): number {
  const end = text.indexOf(' ')
  return end === -1 ? text.length : end
}
