import { answerNotFound } from './answer.server.ts'

/** Minimal; its engineer replaces it. */
export const loader = answerNotFound
export const action = answerNotFound
