import { Form, useSearchParams } from '@remix-run/react'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { controlClass } from '#app/components/ui/input.tsx'
import { useText } from '#app/i18n/text.ts'

/** Search over both kinds; `/` brings the focus here from every screen that shows it. */
export function SearchBox({ className, onSearch }: { className?: string; onSearch?: () => void }) {
  const { t } = useText()
  const [params] = useSearchParams()
  return (
    <Form action="/search" method="get" role="search" onSubmit={onSearch} className={clsx('relative', className)}>
      <Search className="pointer-events-none absolute top-1/2 ml-2.5 size-4 -translate-y-1/2 text-muted" aria-hidden />
      <input
        type="search"
        name="q"
        aria-label={t('nav.search')}
        placeholder={t('nav.search_placeholder')}
        defaultValue={params.get('q') ?? ''}
        data-search
        className={clsx(controlClass, 'h-8 pl-8.5')}
      />
    </Form>
  )
}
