import { redirectDocument } from '@remix-run/react'
import { browserClients } from '#app/client/browser.ts'

const SIGN_IN = '/sign_in'

/**
 * For `clientLoader`s of guarded screens. Signed in means both the server's session and the session data of this browser: where the
 * data is missing or has ended for good, the server's session is ended too and the sign-in screen opens.
 */
export async function guardNavigation(): Promise<void> {
  const { session } = browserClients()
  // No answer from the server is no proof of being signed out.
  const live = await session.check().catch(() => 'unknown')
  if (live) return
  await session.end().catch(() => session.forget())
  // A whole load, so that nothing of the signed-in page stays.
  throw redirectDocument(SIGN_IN)
}

/** For the signed-out screens: settles what browser and server know, and says whether both agree that somebody is signed in. */
export async function settleSignedOut(serverSession: boolean): Promise<boolean> {
  const { session } = browserClients()
  if (!serverSession) {
    session.forget()
    return false
  }
  if (await session.check().catch(() => undefined)) return true
  await session.end().catch(() => session.forget())
  return false
}

/** Ends the session at the server, forgets it here, and opens the sign-in screen; throws what the server refused with. */
export async function signOut(): Promise<void> {
  await browserClients().session.end()
  location.assign(SIGN_IN)
}
