const CHARACTERS_A_TOKEN = 2.8 // numbers and codes cost more than prose, so reckoned low
const TOKENS_A_PICTURE = 1500
const STEP = 2048 // a new size makes the server load the model again, so there are few
const LEAST = 4096
const MOST = 32_768

/** `num_ctx` for a prompt: what is over is cut by the server without a word, so it is always said. */
export function contextSize(characters: number, pictures: number, answer: number): number {
  const needed = Math.ceil(characters / CHARACTERS_A_TOKEN) + pictures * TOKENS_A_PICTURE + answer
  return Math.min(MOST, Math.max(LEAST, Math.ceil(needed / STEP) * STEP))
}
