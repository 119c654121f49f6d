import { useState } from 'react'
import { Time } from '#app/components/time.tsx'
import { ConfirmDialog } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '#app/components/ui/table.tsx'
import { useChange } from '#app/components/use-change.ts'
import type { ApiTokenView } from '#app/contract/auth.ts'
import { useText } from '#app/i18n/text.ts'

/** One's own API tokens, each with the day it was used last: what nobody uses can go. */
export function TokenTable({ tokens }: { tokens: readonly ApiTokenView[] }) {
  const { t } = useText()
  return (
    <Table label={t('settings:tokens.title')}>
      <TableHead>
        <tr>
          <ColumnHeader>{t('settings:tokens.name')}</ColumnHeader>
          <ColumnHeader className="max-md:hidden">{t('settings:tokens.created')}</ColumnHeader>
          <ColumnHeader className="max-sm:hidden">{t('settings:tokens.last_used')}</ColumnHeader>
          <ColumnHeader>
            <span className="sr-only">{t('settings:tokens.actions')}</span>
          </ColumnHeader>
        </tr>
      </TableHead>
      <TableBody>
        {tokens.map((token) => (
          <TableRow key={token.id}>
            <TableCell className="font-medium wrap-anywhere">
              {token.name}
              {/* Which of them nobody uses is told on a phone too. */}
              <p className="text-sm font-normal text-muted sm:hidden">
                {t('settings:tokens.last_used')}: <LastUse token={token} />
              </p>
            </TableCell>
            <TableCell className="whitespace-nowrap max-md:hidden">
              <Time at={token.created_at} />
            </TableCell>
            <TableCell className="whitespace-nowrap max-sm:hidden">
              <LastUse token={token} />
            </TableCell>
            <TableCell className="text-right">
              <Revoke token={token} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function LastUse({ token }: { token: ApiTokenView }) {
  const { t } = useText()
  return token.last_used_at === null ? t('settings:tokens.never') : <Time at={token.last_used_at} />
}

function Revoke({ token }: { token: ApiTokenView }) {
  const { t } = useText()
  const { change } = useChange()
  const [asking, setAsking] = useState(false)
  const { name } = token
  return (
    <>
      <Button size="small" aria-label={t('settings:tokens.revoke_name', { name })} onClick={() => setAsking(true)}>
        {t('settings:tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={t('settings:tokens.revoke_question', { name })}
        description={t('settings:tokens.revoke_text')}
        danger
        onConfirm={async () => void (await change('delete', `/tokens/${token.id}`, { said: t('settings:tokens.revoked', { name }) }))}
      />
    </>
  )
}
