import { ModelTrouble } from './trouble.ts'

/** What a model said, as JSON: alone, or between code fences. Throws `no_json`. */
export function parseJson(said: string): unknown {
  const fenced = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?```\s*$/i.exec(said)?.[1]
  try {
    return JSON.parse((fenced ?? said).trim())
  } catch (error) {
    throw new ModelTrouble('no_json', said.trim() === '' ? 'the answer is empty' : 'the answer is no JSON', { cause: error })
  }
}
