import { isAxiosError } from 'axios'
import { errorBodyOf } from '#app/client/api.ts'
import { browserClients } from '#app/client/browser.ts'
import { outcomeOf, type Upload } from './upload-state.ts'
import type { Target } from './upload-provider.tsx'

type Outcome = Pick<Upload, 'stage' | 'path' | 'code' | 'message'>

/** Sends one file; `onShare` hears how much of it has left, 0 to 1. What went wrong on the way is an outcome, not an error. */
export async function sendFile(to: Target, file: File, onShare: (share: number) => void): Promise<Outcome> {
  const slug = to === 'auto' ? 'invoice_extracts' : to
  try {
    const answer = await browserClients().upload({ slug, files: [file], auto: to === 'auto', onProgress: onShare })
    return outcomeOf(answer, (id) => `/${slug}/${id}`)
  } catch (error) {
    if (!isAxiosError(error)) throw error
    const body = errorBodyOf(error)
    return body ? { stage: 'refused', code: body.errors[0]?.code, message: body.error } : { stage: 'broken' }
  }
}
