import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { KeyRound } from 'lucide-react'
import { SettingsHeader } from '#app/components/members/settings-header.tsx'
import { NewToken } from '#app/components/settings/new-token.tsx'
import { TokenTable } from '#app/components/settings/token-table.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { listTokens } from '#app/domain/members/tokens.server.ts'
import { useText } from '#app/i18n/text.ts'
import { pageTitle } from '../page-title.server.ts'
import { requireMember } from '../session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.pageTitle }]

export async function loader({ request }: LoaderFunctionArgs) {
  const tokens = listTokens(await requireMember(request))
  return { pageTitle: await pageTitle(request, 'settings:tokens.title'), tokens }
}

export default function Tokens() {
  const { t } = useText()
  const { tokens } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-5">
      <SettingsHeader title={t('settings:tokens.title')} text={t('settings:tokens.text')}>
        <NewToken />
      </SettingsHeader>
      <Card className="overflow-hidden">
        {tokens.length > 0 ? (
          <TokenTable tokens={tokens} />
        ) : (
          <EmptyState icon={<KeyRound aria-hidden />} title={t('settings:tokens.empty_title')} text={t('settings:tokens.empty_text')} />
        )}
      </Card>
    </div>
  )
}
