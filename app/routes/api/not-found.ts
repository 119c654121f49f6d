import { answerNotFound } from './answer.server.ts'

/** Whatever the API does not have. */
export const loader = answerNotFound
export const action = answerNotFound
