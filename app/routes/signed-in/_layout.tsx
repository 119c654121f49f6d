import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type ClientLoaderFunctionArgs, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { LessonsProvider } from '#app/components/learning/lessons-provider.tsx'
import { guardLoadedPage, guardNavigation, onSignOutElsewhere } from '#app/components/session.ts'
import { AppShell } from '#app/components/shell/app-shell.tsx'
import { useOwnLanguage } from '#app/components/shell/use-own-language.ts'
import { UploadProvider } from '#app/components/upload/upload-provider.tsx'
import { countWaiting } from '#app/domain/documents/count-waiting.server.ts'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireMember(request)
  return { member: who.member, waiting: countWaiting(who) }
}

/**
 * The session data of this browser is checked before each navigation, and on load by an effect below; without it nobody is signed in.
 * Not by `clientLoader.hydrate`: a click while that still runs gets screens without their data (Remix skips the call to the server).
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  await guardNavigation(request)
  return serverLoader<typeof loader>()
}

export default function SignedIn() {
  const { member, waiting } = useLoaderData<typeof loader>()
  useEffect(() => {
    void guardLoadedPage()
    return onSignOutElsewhere(() => void guardLoadedPage())
  }, [])
  useOwnLanguage(member.language)
  return (
    <UploadProvider>
      <LessonsProvider>
        <AppShell member={member} waiting={waiting}>
          <Outlet />
        </AppShell>
      </LessonsProvider>
    </UploadProvider>
  )
}

/** Keeps the frame, so that one is not lost on an address that is not there. */
export function ErrorBoundary() {
  const error = useRouteError()
  const known = useRouteLoaderData<typeof loader>('routes/signed-in/_layout')
  if (!known) return <FailurePage error={error} />
  return (
    <AppShell {...known}>
      <FailurePage error={error} />
    </AppShell>
  )
}
