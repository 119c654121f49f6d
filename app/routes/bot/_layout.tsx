import { Outlet } from '@remix-run/react'

/** Minimal; its engineer replaces it. */
export default function Layout() {
  return <Outlet />
}
