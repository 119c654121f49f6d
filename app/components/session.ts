import { redirectDocument } from '@remix-run/react'
import { browserClients } from '#app/client/browser.ts'

const SIGN_IN = '/sign_in'

/**
 * Signed in means both the server's session and the session data of this browser: where the data is missing or has ended for good,
 * the server's session is ended too. True where nobody is signed in any more.
 */
async function endUnlessLive(): Promise<boolean> {
  const { session } = browserClients()
  // No answer from the server is no proof of being signed out.
  if (await session.check().catch(() => 'unknown')) return false
  await session.end().catch(() => session.forget())
  return true
}

/** For `clientLoader`s of guarded screens: a whole load of the sign-in screen, so that nothing of the signed-in page stays. */
export async function guardNavigation(): Promise<void> {
  if (await endUnlessLive()) throw redirectDocument(SIGN_IN)
}

/** The same for a page that is there already: outside of loaders nobody would follow a thrown redirect. */
export async function guardLoadedPage(): Promise<void> {
  if (await endUnlessLive()) location.assign(SIGN_IN)
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
  sessionStorage.clear()
  location.assign(SIGN_IN)
}
