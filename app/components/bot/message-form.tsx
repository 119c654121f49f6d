import { useRevalidator } from '@remix-run/react'
import { SendHorizontal } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { useApi } from '#app/components/use-api.ts'
import { useText } from '#app/i18n/text.ts'

/** Enter sends, Shift+Enter begins a new line. What could not be sent stays in the box. */
export function MessageForm({ threadId }: { threadId: string }) {
  const { t } = useText()
  const { call } = useApi()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  async function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (content === '' || busy) return
    setBusy(true)
    const stream = await call<string>('post', `/ai_threads/${threadId}/messages`, { content })
    setBusy(false)
    if (stream === undefined) return
    setText('')
    setAnswer(errorOf(stream))
    revalidate()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="border-t border-line p-4">
      <p role="status" className="text-sm text-muted not-empty:mb-2">
        {answer}
      </p>
      <div className="flex items-end gap-2">
        <Textarea
          aria-label={t('bot:message')}
          placeholder={t('bot:message_placeholder')}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void send()
          }}
        />
        <Button type="submit" look="primary" busy={busy}>
          <SendHorizontal className="size-4" aria-hidden />
          {t('bot:send')}
        </Button>
      </div>
    </form>
  )
}

/** The sentence of the stream's `error` event. */
function errorOf(stream: string): string {
  const data = /^event: error\ndata: (.*)$/m.exec(stream)?.[1]
  const parsed: unknown = data === undefined ? undefined : JSON.parse(data)
  return typeof parsed === 'object' && parsed !== null && 'message' in parsed && typeof parsed.message === 'string' ? parsed.message : ''
}
