import { themes, type MemberView, type Theme } from '#app/contract/members.ts'
import { readCookie } from './cookies.server.ts'

export const THEME_COOKIE = 'theme'

/** Light, dark or as the system: the browser's cookie, else what the member chose, else the system. */
export function themeOf(request: Request, member?: MemberView): Theme {
  const cookie = readCookie(request, THEME_COOKIE)
  return themes.find((theme) => theme === cookie) ?? member?.theme ?? 'system'
}
