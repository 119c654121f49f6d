import { useId } from 'react'
import { ArrowRight, ClipboardList, ReceiptText } from 'lucide-react'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import { formatCount } from '#app/i18n/format.ts'
import { useText } from '#app/i18n/text.ts'

interface WaitingCardProps {
  mayReview: boolean
  figures: { kind: KindName; waiting: number; uploadedToday: number; approvedToday: number; next: string | null }
}

/** What waits of one kind, today's figures beside it, and the way to the next document. */
export function WaitingCard({ mayReview, figures }: WaitingCardProps) {
  const { t, language } = useText()
  const id = useId()
  const { slug } = kinds[figures.kind]
  const Icon = figures.kind === 'invoice' ? ReceiptText : ClipboardList
  const list = `/${slug}?filter[status]=pending`
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center gap-2 text-muted">
        <Icon className="size-[1.125rem]" aria-hidden />
        <h2 id={id} className="font-medium text-ink">
          {t(`documents:kinds.${figures.kind}`)}
        </h2>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p>
          <span className="block text-3xl font-semibold tracking-tight tabular-nums">{formatCount(figures.waiting, language)}</span>
          <span className="text-sm text-muted">{t('pages:home.waiting')}</span>
        </p>
        <dl className="flex gap-6 text-sm">
          <Figure label={t('pages:home.uploaded_today')} value={formatCount(figures.uploadedToday, language)} />
          <Figure label={t('pages:home.approved_today')} value={formatCount(figures.approvedToday, language)} />
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayReview && figures.next ? (
          <ButtonLink
            to={`/${slug}/${figures.next}?list=${encodeURIComponent('?filter[status]=pending&sort=created_at')}`}
            look="primary"
            aria-describedby={id}
          >
            {t('pages:home.review_next')}
            <ArrowRight className="size-4" aria-hidden />
          </ButtonLink>
        ) : null}
        <ButtonLink to={figures.waiting > 0 ? list : `/${slug}`} aria-describedby={id}>
          {t('pages:home.open_list')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
