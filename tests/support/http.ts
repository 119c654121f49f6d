/** Set-Cookie headers of an answer by their cookie's name. */
export function cookiesOf(answer: Response): Record<string, string> {
  return Object.fromEntries(answer.headers.getSetCookie().map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]))
}

/** A Cookie header of what an answer sets. */
export function cookieHeader(answer: Response): string {
  return Object.values(cookiesOf(answer))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return sendJson('POST', url, body, headers)
}

export function sendJson(method: string, url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
}
