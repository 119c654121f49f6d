import { Search, X } from 'lucide-react'
import { useSearchParams } from '@remix-run/react'
import type { Hit } from '#app/components/desk/find-words.ts'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { useText } from '#app/i18n/text.ts'

/** Says what is marked on the pages because somebody searched for it, and takes the marks away again. */
export function SearchNote({ query, hits, isReady }: { query: string; hits: Hit[]; isReady: boolean }) {
  const { t } = useText()
  const [, setParams] = useSearchParams()
  if (query === '' || !isReady) return null
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-warning-soft py-1 pr-2 pl-3 text-sm" role="status">
      <Search className="size-4 shrink-0 text-warning" aria-hidden />
      <p className="min-w-0 flex-1 truncate">
        {hits.length === 0 ? t('desk:preview.found_none', { query }) : t('desk:preview.found', { count: hits.length, query })}
      </p>
      <IconButton
        small
        hint={false}
        label={t('clear')}
        icon={<X aria-hidden />}
        onClick={() =>
          setParams(
            (params) => {
              params.delete('find')
              return params
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </div>
  )
}
