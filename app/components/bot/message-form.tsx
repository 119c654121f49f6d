import { SendHorizontal, Square } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { useText } from '#app/i18n/text.ts'

interface Props {
  busy: boolean
  /** Says whether it was answered. */
  ask: (question: string) => Promise<boolean>
  stop: () => void
}

/** Enter sends, Shift+Enter begins a new line, Escape stops. What could not be sent stands in the box again. */
export function MessageForm({ busy, ask, stop }: Props) {
  const { t } = useText()
  const [text, setText] = useState('')
  async function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (content === '' || busy) return
    setText('')
    if (!(await ask(content))) setText((now) => now || content)
  }
  return (
    <form onSubmit={(event) => void send(event)} className="border-t border-line p-3 sm:p-4">
      <div className="mx-auto flex w-full max-w-3xl items-end gap-2">
        <Textarea
          aria-label={t('bot:message')}
          placeholder={t('bot:message_placeholder')}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && busy) stop()
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void send()
          }}
        />
        {busy ? (
          <Button onClick={stop}>
            <Square className="size-4" aria-hidden />
            {t('bot:stop')}
          </Button>
        ) : (
          <Button type="submit" look="primary">
            <SendHorizontal className="size-4" aria-hidden />
            {t('bot:send')}
          </Button>
        )}
      </div>
    </form>
  )
}
