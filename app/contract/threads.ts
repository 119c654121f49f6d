import { z } from 'zod'
import type { Citation } from './assistant.ts'

const name = z.string().trim().min(1).max(200)

export const threadCreation = z.strictObject({ name: name.optional() })
export const threadChange = z.strictObject({ name })
export const messageCreation = z.strictObject({ content: z.string().trim().min(1).max(8000) })

/** A conversation with the assistant; only its owner sees it. Instants are ISO 8601 in UTC. */
export interface ThreadView {
  id: string
  /** Empty until somebody names it or the first message does. */
  name: string
  created_at: string
  updated_at: string
}

export interface MessageView {
  id: string
  role: 'person' | 'assistant'
  content: string
  /** What an answer was computed from. */
  citations: Citation[]
  created_at: string
}
