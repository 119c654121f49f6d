import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { requireKind } from './kind.server.ts'

/** Both kinds share these screens; any other word in the address is not found. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { kind } = await requireKind(request, params.kind)
  return { kind: kind.name }
}

export default function DocumentsLayout() {
  return <Outlet />
}
