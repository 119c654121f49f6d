/** A question to a language model: who it is, what is asked, and pictures of pages where it can see (base64 PNG). */
export interface Prompt {
  system: string
  user: string
  images?: readonly string[]
  /** Room for the answer, where the usual is not enough. */
  tokens?: number
}

/** Any language model that answers in JSON. Ollama stands behind it (app/platform/ollama.server.ts); tests may put anything there. */
export interface Model {
  /** As the model server calls it. */
  name: string
  /** Whether it can be shown pictures. */
  sees: boolean
  /**
   * Gives whatever the model said, as parsed JSON; it is up to the caller to believe none of it. `schema` is JSON Schema.
   * Throws where no usable answer came, and the signal's reason where it was aborted.
   */
  ask(prompt: Prompt, schema: Record<string, unknown>, signal: AbortSignal): Promise<unknown>
}
