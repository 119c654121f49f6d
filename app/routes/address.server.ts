/** The address a request came from, as the server settled it (a proxy's word only where the proxy is trusted). */
export function addressOf(request: Request): string {
  return request.headers.get('x-gleaner-address') ?? 'unknown'
}
