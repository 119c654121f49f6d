import { redirectDocument } from '@remix-run/react'
import { browserClients } from '#app/client/browser.ts'
import { SESSION_KEY, XSRF_COOKIE } from '#app/contract/auth.ts'
import { setWorkAside } from './work-under-way.ts'

const SIGN_IN = '/sign_in'

/**
 * Signed in means both the server's session and the session data of this browser: where the data is missing or has ended for good,
 * the server's session is ended too. The address to load where nobody is signed in any more: the wanted one, which the server answers
 * with the sign-in screen and leads back to afterwards; where the server would not end its session, the sign-in screen itself.
 */
async function endUnlessLive(wanted: string): Promise<string | undefined> {
  const { session } = browserClients()
  // No answer from the server is no proof of being signed out.
  if (await session.check().catch(() => 'unknown')) return undefined
  return session.end().then(
    () => wanted,
    () => {
      session.forget()
      return SIGN_IN
    },
  )
}

/** For what guarded screens load and send: a whole load of the sign-in screen, so that nothing of the signed-in page stays. */
export async function guardNavigation({ url }: Request): Promise<void> {
  const { pathname, search } = new URL(url)
  const address = await endUnlessLive(pathname + search)
  if (address !== undefined) throw redirectDocument(address)
}

/** The same for a page that is there already: outside of loaders nobody would follow a thrown redirect. */
export async function guardLoadedPage(): Promise<void> {
  const address = await endUnlessLive(location.pathname + location.search)
  if (address === undefined) return
  // To stay would be of no use: nothing can be saved or uploaded any more.
  setWorkAside()
  location.assign(address)
}

/** Calls back when another tab of this browser signs out. The answer stops listening. */
export function onSignOutElsewhere(then: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if ((key === SESSION_KEY && newValue === null) || key === null) then()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
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

/**
 * Signs in. False where the browser kept none of the cookies that came along (they are forbidden, or this is a plain http address of an
 * installation that is served over https): the next page would know nobody and show the sign-in screen again, without a word.
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<boolean> {
  const { session } = browserClients()
  await session.start(email, password, remember)
  if (document.cookie.includes(`${XSRF_COOKIE}=`)) return true
  await session.end().catch(() => session.forget())
  return false
}

/** Ends the session at the server, forgets it here, and opens the sign-in screen; throws what the server refused with. */
export async function signOut(): Promise<void> {
  await browserClients().session.end()
  sessionStorage.clear()
  setWorkAside()
  location.assign(SIGN_IN)
}
