import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** One odd file and the name under which it is to be sent; a manifest beside the files may say more, which is for whoever judges. */
const manifestSchema = z.array(z.looseObject({ file: z.string(), upload_name: z.string().optional() }))

export interface OddFile {
  file: string
  path: string
  uploadName: string
}

/** What became of one file: plain words, to be held against what should have become of it. */
export interface Outcome {
  file: string
  outcome: 'accepted' | 'accepted_needs_review' | 'rejected'
  /** Why it was rejected. */
  code?: string
  fields: Record<string, string>
  /** Warnings and failed checks, each with the fields it names. */
  flags: string[]
  seconds: number
  /** Largest resident memory of an extraction process meanwhile, in MB. */
  rss_mb: number
  server_alive: boolean
  wrote_outside: boolean
  text: string
}

/** The files of `FOLDER/manifest.json` in `FOLDER/files`, or all PDFs of the folder where there is no manifest. */
export function findOddFiles(folder: string, only = ''): OddFile[] {
  const names = readdirSync(folder)
  const listed = names.includes('manifest.json')
    ? manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
    : names.filter((name) => name.endsWith('.pdf')).map((file) => ({ file, upload_name: undefined }))
  const within = names.includes('files') ? join(folder, 'files') : folder
  return listed
    .filter(({ file }) => file.includes(only))
    .map(({ file, upload_name: uploadName }) => ({ file, path: join(within, file), uploadName: uploadName ?? file }))
}

const flagSchema = z.object({ code: z.string(), fields: z.array(z.string()) })
export const flaggedSchema = z.object({ warnings: z.array(flagSchema), checks: z.array(flagSchema.extend({ status: z.string() })) })

export function flagsOf({ warnings, checks }: z.infer<typeof flaggedSchema>): string[] {
  return [...warnings, ...checks.filter(({ status }) => status === 'failed')].map(({ code, fields }) => [code, ...fields].join(' '))
}
