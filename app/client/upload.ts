import { AxiosError } from 'axios'
import type { UploadAnswer } from '#app/contract/uploads.ts'
import { authorizeEachCall, type CheckedSession } from './api.ts'
import { connect } from './connection.ts'

export interface Upload {
  /** The word in the address: work_orders or invoice_extracts. */
  slug: string
  files: File[]
  /** Let the engine decide which kind each file is. */
  auto?: boolean
  /** 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

export type UploadClient = (upload: Upload) => Promise<UploadAnswer>

/** The second API client of the specification, for files: multipart instead of JSON, and no error handling of its own. */
export function createUploadClient(session: CheckedSession, origin = ''): UploadClient {
  const connection = connect(`${origin}/api/v1`)
  // With a JSON content type axios would turn the form into JSON; the browser must name the boundary itself.
  delete connection.defaults.headers['Content-Type']
  authorizeEachCall(connection, session)
  return async ({ slug, files, auto, onProgress, signal }) => {
    const form = new FormData()
    if (auto) form.append('kind', 'auto')
    // Names of files may hold control characters, the head of a part may not.
    for (const file of files) form.append('files[]', file, file.name.replace(/\p{Cc}/gu, '_'))
    const answer = await connection.post<UploadAnswer>(`/${slug}`, form, {
      signal,
      // A redirect could only be followed by keeping the whole file in memory.
      maxRedirects: 0,
      // Refused files are part of the answer: meta.files names each.
      validateStatus: (status) => status < 300 || [413, 415, 422].includes(status),
      onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
    })
    // A page that says to come back later, or to sign in somewhere: nothing was taken.
    if (answer.status < 300 && (typeof answer.data !== 'object' || answer.data === null))
      throw new AxiosError('The answer is no answer to an upload.', AxiosError.ERR_BAD_RESPONSE, answer.config, answer.request, answer)
    return answer.data
  }
}
