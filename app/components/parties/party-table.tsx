import { Link } from '@remix-run/react'
import { Time } from '#app/components/time.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '#app/components/ui/table.tsx'
import type { PartyView } from '#app/contract/parties.ts'
import { useText } from '#app/i18n/text.ts'

interface PartyTableProps {
  parties: (PartyView & { memories: number })[]
}

/** The known companies, one line each; narrow windows show name, role and what was learned. */
export function PartyTable({ parties }: PartyTableProps) {
  const { t } = useText()
  return (
    <Table label={t('learning:parties.title')}>
      <TableHead>
        <tr>
          <ColumnHeader>{t('learning:parties.name')}</ColumnHeader>
          <ColumnHeader>{t('learning:parties.role')}</ColumnHeader>
          <ColumnHeader className="hidden lg:table-cell">{t('learning:parties.tax_id')}</ColumnHeader>
          <ColumnHeader className="max-sm:hidden">{t('learning:parties.learned')}</ColumnHeader>
          <ColumnHeader className="hidden xl:table-cell">{t('learning:parties.updated')}</ColumnHeader>
        </tr>
      </TableHead>
      <TableBody>
        {parties.map((party) => (
          <TableRow key={party.id}>
            <TableCell className="w-full max-w-0">
              <Link
                to={`/settings/parties/${party.id}`}
                prefetch="intent"
                className="block truncate rounded-sm font-medium hover:text-accent-ink hover:underline"
              >
                {party.name}
              </Link>
            </TableCell>
            <TableCell>
              <Badge tone={party.role === 'supplier' ? 'neutral' : 'info'}>{t(`learning:parties.roles.${party.role}`)}</Badge>
            </TableCell>
            <TableCell className="hidden whitespace-nowrap tabular-nums lg:table-cell">{party.tax_id}</TableCell>
            <TableCell className="text-sm whitespace-nowrap text-muted max-sm:hidden">
              {party.memories > 0 ? t('learning:memories.count', { count: party.memories }) : null}
            </TableCell>
            <TableCell className="hidden text-sm whitespace-nowrap text-muted tabular-nums xl:table-cell">
              <Time at={party.updated_at} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
