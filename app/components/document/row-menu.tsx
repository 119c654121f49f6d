import { ArrowDownToLine, BetweenHorizontalEnd, BetweenHorizontalStart, Ellipsis, ListCollapse, Scissors, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { RowList } from '#app/components/desk/paths.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { Menu } from '#app/components/ui/menu.tsx'
import type { Kind } from '#app/contract/kinds/index.ts'
import { columnLabel, fieldLabel } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'
import type { RowActions } from './use-row-actions.ts'

interface RowMenuProps {
  kind: Kind
  list: RowList
  row: string
  /** From 1. */
  number: number
  /** The column that is filled down or cut: where the focus was last. */
  column: string
  actions: RowActions
}

/** What can be done with a row. No stop for Tab, which leads from value to value: the arrow to the right of the last cell leads here, that to the left back. */
export const RowMenu = memo(function RowMenu({ kind, list, row, number, column, actions }: RowMenuProps) {
  const { t } = useText()
  const name = list === 'items' ? columnLabel(t, kind.name, column) : fieldLabel(t, 'vat_details', column)
  return (
    <Menu
      trigger={
        <IconButton
          small
          hint={false}
          tabIndex={-1}
          label={t('labelled', {
            label: t(list === 'items' ? 'desk:items.row' : 'desk:items.vat_row', { row: number }),
            value: t('desk:items.actions'),
          })}
          icon={<Ellipsis aria-hidden />}
          data-row-actions
          onKeyDown={({ key }) => (key === 'ArrowLeft' ? actions.goBack(row) : undefined)}
        />
      }
      items={[
        {
          key: 'insert',
          label: t('desk:items.insert'),
          icon: <BetweenHorizontalStart aria-hidden />,
          onSelect: () => actions.insert(row, 0),
        },
        {
          key: 'insert_below',
          label: t('desk:items.insert_below'),
          icon: <BetweenHorizontalEnd aria-hidden />,
          onSelect: () => actions.insert(row, 1),
        },
        { key: 'split', label: t('desk:items.split'), icon: <Scissors aria-hidden />, onSelect: () => actions.split(row, column) },
        {
          key: 'join',
          label: t('desk:items.join'),
          icon: <ListCollapse aria-hidden />,
          disabled: number === 1,
          onSelect: () => actions.join(row, column),
        },
        {
          key: 'fill',
          label: t('labelled', { label: t('desk:items.fill_down'), value: name }),
          icon: <ArrowDownToLine aria-hidden />,
          onSelect: () => actions.fillDown(row, column),
        },
        {
          key: 'delete',
          label: t('desk:items.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => actions.remove(row, column),
        },
      ]}
    />
  )
})
