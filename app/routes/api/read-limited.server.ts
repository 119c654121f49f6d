/** Bytes that are read and thrown away behind the limit, so that the client hears the refusal instead of a closed connection. */
const PATIENCE = 64 * 1024 * 1024

/** The body of a request, or undefined where it is larger than allowed. Nothing beyond the limit is held in memory. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader && size <= maxBytes + PATIENCE) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size <= maxBytes) chunks.push(value)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
