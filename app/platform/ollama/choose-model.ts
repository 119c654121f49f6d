/** A model that the server has. */
export interface InstalledModel {
  name: string
  /** Bytes on disk. */
  size: number
  capabilities: string[]
}

export interface RecommendedModel {
  name: string
  /** Bytes to download, roughly; null where not known. */
  size: number | null
  sees: boolean
}

const GB = 1_000_000_000

/** Worth recommending, best first. */
export const recommendedModels: readonly RecommendedModel[] = [
  { name: 'qwen3.5:9b', size: 6.6 * GB, sees: true },
  { name: 'gemma4', size: 9.6 * GB, sees: true },
  { name: 'qwen2.5:7b', size: 4.7 * GB, sees: false },
  { name: 'llama3.1:8b', size: 4.9 * GB, sees: false },
  { name: 'qwen3-vl:8b', size: 6.1 * GB, sees: true },
  { name: 'qwen2.5vl:7b', size: 6 * GB, sees: true },
]

/** Why a model is in use, or why none is. */
export type ChoiceReason = 'environment' | 'setting' | 'recommended' | 'only' | 'off' | 'not_installed' | 'none_installed'

export interface Choice {
  model: InstalledModel | null
  /** The name that was asked for, where one was. */
  wanted: string | null
  why: ChoiceReason
}

export interface Wishes {
  /** GLEANER_MODEL. */
  environment?: string | undefined
  /** From Settings. */
  setting: string | null
  off?: boolean
}

/** The variable, else the setting, else the first recommended one that is installed, else any that completes text. One that was named but is not there is not replaced. */
export function chooseModel(installed: readonly InstalledModel[], { environment, setting, off = false }: Wishes): Choice {
  if (off) return { model: null, wanted: null, why: 'off' }
  const wanted = environment ?? setting
  if (wanted !== null) {
    const model = installed.find(({ name }) => isSameModel(name, wanted)) ?? null
    return { model, wanted, why: model ? (environment ? 'environment' : 'setting') : 'not_installed' }
  }
  const able = installed.filter(({ capabilities }) => capabilities.includes('completion'))
  for (const { name } of recommendedModels) {
    const model = able.find((one) => isSameModel(one.name, name))
    if (model) return { model, wanted: null, why: 'recommended' }
  }
  return able[0] ? { model: able[0], wanted: null, why: 'only' } : { model: null, wanted: null, why: 'none_installed' }
}

/** `gemma4` and `gemma4:latest` are the same. */
export function isSameModel(a: string, b: string): boolean {
  const whole = (name: string) => (name.includes(':') ? name : `${name}:latest`)
  return whole(a) === whole(b)
}
