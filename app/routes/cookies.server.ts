import { getHouse } from '#app/domain/who.server.ts'

export interface CookieOptions {
  /** Seconds; absent: until the browser closes. */
  maxAge?: number
  /** Hidden from scripts unless false. */
  httpOnly?: boolean
}

/** One cookie of a request, or undefined. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decodeSafely(part.slice(at + 1).trim())
  }
  return undefined
}

/** A Set-Cookie value: host-only, SameSite=Lax, Secure where the product is served over https. */
export function writeCookie(request: Request, name: string, value: string, { maxAge, httpOnly = true }: CookieOptions = {}): string {
  const secure = request.url.startsWith('https:') || getHouse().env.url.startsWith('https:')
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    maxAge === undefined ? '' : `Max-Age=${maxAge}`,
    httpOnly ? 'HttpOnly' : '',
    'SameSite=Lax',
    secure ? 'Secure' : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function dropCookie(request: Request, name: string, options: CookieOptions = {}): string {
  return writeCookie(request, name, '', { ...options, maxAge: 0 })
}

function decodeSafely(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
