import { isAxiosError } from 'axios'
import { errorBodyOf } from '#app/client/api.ts'
import { browserClients } from '#app/client/browser.ts'
import { outcomeOf, type Target, type Upload } from './upload-state.ts'

type Outcome = Pick<Upload, 'stage' | 'path' | 'code' | 'message'>

/** Sends one file; `onShare` hears how much of it has left, 0 to 1. What went wrong on the way is an outcome, not an error. */
export async function sendFile(to: Target, file: File, onShare: (share: number) => void): Promise<Outcome> {
  const slug = to === 'auto' ? 'invoice_extracts' : to
  try {
    const answer = await browserClients().upload({ slug, files: [file], auto: to === 'auto', onProgress: onShare })
    return outcomeOf(answer, (id) => `/${slug}/${id}`)
  } catch (error) {
    // A fault of ours stops this file only: the next one is sent all the same.
    if (!isAxiosError(error)) reportError(error)
    const body = errorBodyOf(error)
    // Trouble of the server (no space, starting) or a session that has ended may be over the next time; what it says about the file will not.
    const status = isAxiosError(error) ? (error.response?.status ?? 500) : 500
    const stage = body && status < 500 && status !== 401 ? 'refused' : 'broken'
    return { stage, ...(body && { code: body.errors[0]?.code, message: body.error }) }
  }
}
