import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { settleSignedOut } from '#app/components/session.ts'
import { Brand } from '#app/components/shell/brand.tsx'
import { LanguageChoice } from '#app/components/auth/language-choice.tsx'
import { getHouse } from '#app/domain/who.server.ts'
import { requireNobody, wantedOf } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { ...(await requireNobody(request)), wanted: wantedOf(request), home: getHouse().env.url }
}

/** The picture behind the signed-out screens: fields, at the lower edge. */
const background = { backgroundImage: 'url(/field.svg)', backgroundSize: '100% min(34vh, 20rem)' }

/** The frame of the signed-out screens. Whoever is signed in, by the word of server and browser both, goes on to the product. */
export default function SignedOut() {
  const { serverSession, wanted } = useLoaderData<typeof loader>()
  useEffect(() => {
    void settleSignedOut(serverSession).then((signedIn) => {
      if (signedIn) location.replace(wanted)
    })
  }, [serverSession, wanted])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas bg-bottom bg-no-repeat" style={background}>
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Brand />
        <LanguageChoice />
      </header>
      <main className="flex flex-col items-center justify-center gap-5 px-4 py-8">
        <Outlet />
      </main>
    </div>
  )
}
