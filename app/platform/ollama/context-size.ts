const CHARACTERS_A_TOKEN = 2.8 // numbers and codes cost more than prose, so reckoned low
const TOKENS_A_PICTURE = 1500
const STEP = 2048 // a new size makes the server load the model again, so there are few
const LEAST = 4096
export const MOST = 32_768
/** Room for the answer. */
export const ANSWER_TOKENS = 2048

/** `num_ctx` for a prompt: what is over is cut by the server without a word, so it is always said. */
export function contextSize(characters: number, pictures: number, answer = ANSWER_TOKENS): number {
  const needed = Math.ceil(characters / CHARACTERS_A_TOKEN) + pictures * TOKENS_A_PICTURE + answer
  return Math.min(MOST, Math.max(LEAST, Math.ceil(needed / STEP) * STEP))
}

/** How many characters of a document a prompt may hold. */
export const LONGEST_PROMPT = Math.floor((MOST - ANSWER_TOKENS) * CHARACTERS_A_TOKEN)
