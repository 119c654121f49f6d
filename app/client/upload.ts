import type { UploadAnswer } from '#app/contract/uploads.ts'
import { authorizeEachCall } from './api.ts'
import { connect } from './connection.ts'
import type { SessionKeeper } from './keeper.ts'

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
export function createUploadClient(session: SessionKeeper, origin = ''): UploadClient {
  const connection = connect(`${origin}/api/v1`)
  // With a JSON content type axios would turn the form into JSON; the browser must name the boundary itself.
  delete connection.defaults.headers['Content-Type']
  authorizeEachCall(connection, session)
  return async ({ slug, files, auto, onProgress, signal }) => {
    const form = new FormData()
    if (auto) form.append('kind', 'auto')
    for (const file of files) form.append('files[]', file, file.name)
    const { data } = await connection.post<UploadAnswer>(`/${slug}`, form, {
      signal,
      // Refused files are part of the answer: meta.files names each.
      validateStatus: (status) => status < 300 || [413, 415, 422].includes(status),
      onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
    })
    return data
  }
}
