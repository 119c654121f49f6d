import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from '@remix-run/react'
import fontFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { FailurePage } from './components/failure-page.tsx'
import { useNonce } from './components/nonce.ts'
import { useQuietAborts } from './components/quiet-aborts.ts'
import { useTellTimeZone } from './components/tell-time-zone.ts'
import { ToastProvider } from './components/ui/toast.tsx'
import { useMarkAwake } from './components/ui/use-awake.ts'
import { languageOf } from './i18n/i18n.server.ts'
import { findWho } from './routes/session.server.ts'
import { themeOf } from './routes/theme.server.ts'
import { timeZoneOf } from './routes/time-zone.server.ts'
import { issueXsrf } from './routes/xsrf.server.ts'
import styles from './styles/app.css?url'

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontFile, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta: MetaFunction = () => [{ title: 'Gleaner' }]

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await findWho(request)
  const { token, headers } = await issueXsrf(request)
  return data(
    {
      language: await languageOf(request),
      theme: themeOf(request, who?.member),
      timeZone: timeZoneOf(request),
      xsrf: token,
      member: who?.member ?? null,
    },
    { headers },
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const page = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={page?.language ?? 'en'} data-theme={page?.theme === 'system' ? undefined : page?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  useMarkAwake()
  useTellTimeZone()
  useQuietAborts()
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}

/** What no screen caught itself; without the frame, since what it needs may be what failed. */
export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <FailurePage error={useRouteError()} />
    </main>
  )
}
