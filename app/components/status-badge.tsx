import { CircleCheck, CircleX, Clock, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Status } from '#app/contract/documents.ts'
import { useText } from '#app/i18n/text.ts'
import { Badge, type Tone } from './ui/badge.tsx'

const looks: Record<Status, { tone: Tone; icon: ReactNode }> = {
  processing: { tone: 'info', icon: <LoaderCircle className="animate-turn" aria-hidden /> },
  pending: { tone: 'warning', icon: <Clock aria-hidden /> },
  approved: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'neutral', icon: <CircleX aria-hidden /> },
  failed: { tone: 'danger', icon: <TriangleAlert aria-hidden /> },
}

/** The status of a document in colour, icon and word. */
export function StatusBadge({ status, short }: { status: Status; short?: boolean }) {
  const { t } = useText()
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {short ? t(`documents:status_short.${status}`) : t(`documents:status.${status}`)}
    </Badge>
  )
}
