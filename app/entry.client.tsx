import { RemixBrowser } from '@remix-run/react'
import { setNonce } from 'get-nonce'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startTexts } from './i18n/i18n.client.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
// Dialogs put a <style> into the page; the policy asks for its nonce.
if (nonce) setNonce(nonce)

void hydrate()

async function hydrate(): Promise<void> {
  const i18n = await startTexts()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    )
  })
}
