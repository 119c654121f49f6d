import { answerNotFound } from './answer.server.ts'

export const loader = answerNotFound
export const action = answerNotFound
