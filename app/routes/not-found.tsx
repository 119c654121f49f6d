import { useRouteError } from '@remix-run/react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { Failure } from '#app/domain/failure.ts'

/** Every address that nothing else answers. */
export function loader(): never {
  throw new Failure('not_found')
}

export default function NotFound() {
  return null
}

export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <FailurePage error={useRouteError()} />
    </main>
  )
}
