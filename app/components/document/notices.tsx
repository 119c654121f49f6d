import { Info, LoaderCircle, TriangleAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesk } from '#app/components/desk/desk-context.ts'
import type { Gone } from '#app/components/desk/use-live-document.ts'
import { documentPath } from '#app/components/list/document-name.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { failureText } from '#app/i18n/labels.ts'
import { useText } from '#app/i18n/text.ts'

interface NoticesProps {
  isRestored: boolean
  canWrite: boolean
  onDiscard: () => void
  /** Somebody else who has the document open. */
  other: { name: string } | null
  onTakeOver: () => void
  /** How far the reading has come, in words. */
  progress: string | undefined
  onCompare: () => void
  isDirty: boolean
  /** Where somebody else put the document meanwhile. */
  gone: Gone | null
  /** Absent where one may not. */
  onRestore: (() => void) | undefined
}

/** The notice that the document is elsewhere. */
export const GONE = 'gone'

/** What a person should know before the form: that it is being read, could not be read, is closed, was brought back, or is open elsewhere. */
export function Notices(props: NoticesProps) {
  const { isRestored, canWrite, onDiscard, other, onTakeOver, progress, onCompare, isDirty, gone, onRestore } = props
  const { t } = useText()
  const { document, newer } = useDesk()
  const closed = document.status === 'approved' || document.status === 'rejected' ? document.status : null
  return (
    <>
      <div role="status" className="contents">
        {document.status === 'processing' ? (
          <Notice icon={<LoaderCircle className="animate-turn" aria-hidden />} tone="info" title={t('desk:processing.title')}>
            {progress ?? t('desk:processing.text')}
          </Notice>
        ) : null}
      </div>
      <div role="status" className="contents">
        {other ? (
          <Notice icon={<Users aria-hidden />} tone="warning" title={t('desk:presence.open', { name: other.name })}>
            <Button size="small" onClick={onTakeOver}>
              {t('desk:presence.take_over')}
            </Button>
          </Notice>
        ) : null}
      </div>
      <div role="status" className="contents">
        {newer ? (
          <Notice icon={<Users aria-hidden />} tone="warning" title={t('desk:newer')}>
            <Button size="small" onClick={onCompare}>
              {t('desk:compare')}
            </Button>
          </Notice>
        ) : null}
      </div>
      <div role="alert" className="contents">
        {gone ? (
          <div id={GONE} tabIndex={-1}>
            <Notice
              icon={<TriangleAlert aria-hidden />}
              tone="warning"
              title={`${t(`desk:gone.${gone}`)}${isDirty ? ` ${t('desk:not_kept')}` : ''}`}
            >
              {gone !== 'trash' ? (
                <ButtonLink size="small" to={documentPath({ kind: gone, id: document.id })}>
                  {t('desk:gone.open')}
                </ButtonLink>
              ) : onRestore ? (
                <Button size="small" onClick={onRestore}>
                  {t('desk:gone.restore')}
                </Button>
              ) : null}
            </Notice>
          </div>
        ) : null}
        {!canWrite && isDirty ? <Notice icon={<TriangleAlert aria-hidden />} tone="warning" title={t('desk:role_lost')} /> : null}
        {canWrite && isDirty && closed ? (
          <Notice icon={<TriangleAlert aria-hidden />} tone="warning" title={`${t(`desk:closed.${closed}`)} ${t('desk:not_kept')}`} />
        ) : null}
      </div>
      {document.status === 'failed' ? (
        <Notice icon={<TriangleAlert aria-hidden />} tone="danger" title={t('desk:failed.title')}>
          {document.failure ? failureText(t, document.failure) : null}{' '}
          {canWrite ? t(document.failure?.code === 'encrypted' ? 'desk:failed.encrypted' : 'desk:failed.text') : null}
        </Notice>
      ) : null}
      {document.status === 'rejected' && document.reject_reason !== null ? (
        <Notice icon={<Info aria-hidden />} tone="warning" title={t('desk:rejected_because', { reason: document.reject_reason })} />
      ) : null}
      {!canWrite ? (
        isDirty ? null : (
          <Notice icon={<Info aria-hidden />} tone="info" title={t('desk:read_only')} />
        )
      ) : closed ? (
        <Notice icon={<Info aria-hidden />} tone="info" title={t(`desk:locked.${closed}`)} />
      ) : null}
      <RestoredNotice isRestored={isRestored} onDiscard={onDiscard} />
    </>
  )
}

/** What was typed here before came back. */
export function RestoredNotice({ isRestored, onDiscard }: Pick<NoticesProps, 'isRestored' | 'onDiscard'>) {
  const { t } = useText()
  return (
    <div role="status" className="contents">
      {isRestored ? (
        <Notice icon={<Info aria-hidden />} tone="info" title={t('desk:restored')}>
          <Button size="small" onClick={onDiscard}>
            {t('desk:discard')}
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const tones = {
  info: 'bg-info-soft [&>svg]:text-info',
  warning: 'bg-warning-soft [&>svg]:text-warning',
  danger: 'bg-danger-soft [&>svg]:text-danger',
}

function Notice({ icon, tone, title, children }: { icon: ReactNode; tone: keyof typeof tones; title: string; children?: ReactNode }) {
  return (
    <div className={`flex items-start gap-2 rounded-md px-3 py-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${tones[tone]}`}>
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{title}</p>
        {children ? <div className="text-ink/85">{children}</div> : null}
      </div>
    </div>
  )
}
