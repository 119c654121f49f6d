import { z } from 'zod'
import { uploadedFile, type UploadedFile } from '#app/contract/uploads.ts'

const resource = z.object({ type: z.string(), id: z.string(), attributes: z.record(z.string(), z.unknown()).default({}) })
const answer = z.object({
  data: z.union([resource, z.array(resource), z.null()]).default(null),
  included: z.array(resource).optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
})

/** A resource object of JSON:API. */
export type Resource = z.infer<typeof resource>
export type Answer = z.infer<typeof answer>

const uploaded = z.object({ files: z.array(uploadedFile).nonempty() })

/** What became of the one file of an upload, where the server says it. */
export function readUploaded(meta: unknown): UploadedFile | undefined {
  return uploaded.safeParse(meta).data?.files[0]
}

/** The body of an answer; an empty one (204) has no data. Undefined where it is not of our form: some other server stands at the address. */
export function readAnswer(body: unknown): Answer | undefined {
  const read = answer.safeParse(body === '' || body === undefined ? {} : body)
  return read.success ? read.data : undefined
}

export const one = (given: Answer): Resource => given.data as Resource
export const many = (given: Answer): Resource[] => given.data as Resource[]
export const included = (given: Answer, type: string): Resource[] => (given.included ?? []).filter((each) => each.type === type)
