import { Link, useActionData, useNavigation, useRouteLoaderData, useSubmit } from '@remix-run/react'
import { ArrowLeft, Save } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { XSRF_FIELD } from '#app/contract/auth.ts'
import type { DeskAnswer } from '#app/contract/desk.ts'
import type { DocumentView } from '#app/contract/documents.ts'
import { type Kind, type KindName, kinds } from '#app/contract/kinds/index.ts'
import { DeskProvider } from '#app/components/desk/desk-context.ts'
import { editOf } from '#app/components/desk/edit-of.ts'
import { useDeskValue } from '#app/components/desk/use-desk-value.ts'
import { useUnsaved } from '#app/components/desk/use-unsaved.ts'
import { Button } from '#app/components/ui/button.tsx'
import { useToast } from '#app/components/ui/toast.tsx'
import { useText } from '#app/i18n/text.ts'
import { DeskToolsProvider } from './desk-tools.ts'
import { FieldForm } from './field-form.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { RestoredNotice } from './notices.tsx'
import { NoPreview, PreviewRegion } from './preview-region.tsx'
import { SplitView } from './split-view.tsx'

const nothingToExplain = { explain: () => undefined, open: () => undefined }

/** A document entered by hand: the same form, and no item for the preview. */
export function NewDesk({ kind: name }: { kind: KindName }) {
  const { t } = useText()
  const toast = useToast()
  const kind = kinds[name]
  const blank = useMemo(() => blankDocument(name), [name])
  const desk = useDeskValue(blank, true)
  const unsaved = useUnsaved(desk)
  const submit = useSubmit()
  const navigation = useNavigation()
  const xsrf = useRouteLoaderData<{ xsrf: string }>('root')?.xsrf ?? ''
  const refusal = useActionData<Extract<DeskAnswer, { refused: string }>>()
  const { fail } = toast
  const { dispatch } = desk
  const isSent = useRef(false)
  useEffect(() => {
    if (!refusal) return
    fail(refusal.refused === 'forbidden' ? t('desk:role_lost') : refusal.sentence)
    isSent.current = false
    dispatch({ type: 'held', isHeld: false })
  }, [refusal, fail, dispatch, t])
  const { settle } = unsaved
  // The place that was gone to says that the server kept it: a fast answer goes from sent to shown without a render between.
  useEffect(
    () => () => {
      if (isSent.current && isDocument(kind, location.pathname)) settle()
    },
    [kind, settle],
  )

  function save() {
    const wrong = [...desk.wrong.keys()][0]
    if (wrong !== undefined) {
      toast.fail(t('desk:wrong_values', { count: desk.wrong.size }))
      return desk.focusOn(wrong)
    }
    dispatch({ type: 'held', isHeld: true })
    const edit = editOf(kind, desk.state.base, desk.state.draft, null)
    isSent.current = true
    submit({ [XSRF_FIELD]: xsrf, edit: JSON.stringify(edit) }, { method: 'post' })
  }

  return (
    <DeskProvider value={desk}>
      <DeskToolsProvider value={nothingToExplain}>
        <div className="flex min-h-0 flex-1 flex-col min-[56.25rem]:h-[calc(100dvh-3.5rem)] min-[56.25rem]:flex-none">
          <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5">
            <Link
              to={`/${kind.slug}`}
              className="-ml-1 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            >
              <ArrowLeft className="size-4.5" aria-hidden />
              <span className="sr-only">{t('desk:back_to_list')}</span>
            </Link>
            <h1 className="text-lg font-semibold tracking-tight">{t(`documents:new.${name}`)}</h1>
            <p className="flex-1 text-sm text-muted max-sm:order-last max-sm:basis-full">{t('desk:new.text')}</p>
            <Button look="primary" busy={navigation.formData !== undefined} onClick={save}>
              <Save className="size-4" aria-hidden />
              {t('desk:save')}
            </Button>
          </header>
          <SplitView
            short
            left={
              <PreviewRegion>
                <NoPreview />
              </PreviewRegion>
            }
            right={
              <div className="flex flex-col gap-4 p-4">
                <RestoredNotice isRestored={unsaved.isRestored} onDiscard={() => dispatch({ type: 'loaded', base: blank })} />
                <FieldForm />
              </div>
            }
          />
        </div>
        <LeaveQuestion blocker={unsaved.blocker} />
      </DeskToolsProvider>
    </DeskProvider>
  )
}

/** Only the way to the document that was made says that the server kept it; to sign in again is none. */
function isDocument(kind: Kind, pathname: string): boolean {
  return pathname.startsWith(`/${kind.slug}/`) && pathname !== `/${kind.slug}/new`
}

function blankDocument(kind: KindName): DocumentView {
  return {
    id: `blank-${kind}`,
    kind,
    status: 'failed',
    file_name: null,
    pages: null,
    created_at: '',
    created_by: null,
    approved_at: null,
    approved_by: null,
    confidence: null,
    doubtful: 0,
    version: 0,
    failure: null,
    fields: Object.fromEntries(kinds[kind].fields.map((field) => [field.name, null])),
    sha256: null,
    language: null,
    creator_id: null,
    approver_id: null,
    reject_reason: null,
    deleted_at: null,
    items: [],
    vat_details: [],
    checks: [],
    warnings: [],
    pages_not_read: [],
    provenance: { fields: {}, items: {}, vat_details: {} },
    events: [],
  }
}
