import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError } from '@remix-run/react'
import { FailurePage } from '#app/components/failure-page.tsx'
import { requireMember } from '../session.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request, 'bot')
  return null
}

export default function Bot() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
