import { clsx } from 'clsx'
import { Eye, GraduationCap, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { IconButton } from '#app/components/ui/icon-button.tsx'
import { useText } from '#app/i18n/text.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import type { Lesson } from './lessons.ts'
import { useLessons } from './lessons-provider.tsx'

/** "Learned from you: 14 waiting documents change", to be looked at, applied, or taken back. Nothing where nothing changes. */
export function LearnedBanner({ className }: { className?: string }) {
  const { lesson } = useLessons()
  // The region is there before its words, so that they are read out when they come.
  return (
    <div role="status" className="contents">
      {lesson ? <Offer key={lesson.memoryId} lesson={lesson} className={className} /> : null}
    </div>
  )
}

function Offer({ lesson, className }: { lesson: Lesson; className?: string }) {
  const { t } = useText()
  const { more, apply, undo, dismiss } = useLessons()
  const [busy, setBusy] = useState<'apply' | 'undo' | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function carryOut(step: 'apply' | 'undo') {
    setBusy(step)
    await (step === 'apply' ? apply(lesson) : undo(lesson))
    setBusy(null)
  }
  return (
    <section
      aria-label={t('learning:banner.label')}
      className={clsx('flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-soft px-4 py-2 text-ink', className)}
    >
      <GraduationCap className="size-5 shrink-0 text-accent-ink" aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">{t(`learning:banner.${lesson.stage}`, { count: lesson.documents })}</strong>{' '}
        <span className="text-sm text-ink/80">
          {t('learning:banner.from', { name: lesson.name })}
          {more > 0 ? `, ${t('and_more', { count: more })}` : null}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {lesson.stage === 'offered' ? (
          <>
            <Button size="small" onClick={() => setOpen(true)}>
              <Eye className="size-3.5" aria-hidden />
              {t('learning:banner.preview')}
            </Button>
            <Button size="small" look="primary" busy={busy === 'apply'} onClick={() => void carryOut('apply')}>
              {t('learning:banner.apply')}
            </Button>
          </>
        ) : null}
        <Button size="small" busy={busy === 'undo'} onClick={() => void carryOut('undo')}>
          <Undo2 className="size-3.5" aria-hidden />
          {t('learning:banner.undo')}
        </Button>
        <IconButton small hint={false} label={t('dismiss')} icon={<X aria-hidden />} onClick={() => dismiss(lesson)} />
      </div>
      {isOpen ? (
        <ChangesDialog
          memoryId={lesson.memoryId}
          onClose={() => setOpen(false)}
          onApply={async () => {
            await carryOut('apply')
            setOpen(false)
          }}
        />
      ) : null}
    </section>
  )
}
