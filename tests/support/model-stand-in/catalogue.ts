/** A model as the stand-in has it installed. */
export interface InstalledModel {
  name: string
  capabilities: string[]
  /** Bytes. */
  size: number
}

export const TEXT_MODEL: InstalledModel = { name: 'qwen2.5:7b', capabilities: ['completion', 'tools'], size: 4_683_087_332 }
export const VISION_MODEL: InstalledModel = { name: 'qwen3-vl:8b', capabilities: ['completion', 'vision', 'thinking'], size: 6_140_000_000 }

/** As `/api/tags` lists it; older servers say nothing of capabilities. */
export function tagOf({ name, capabilities, size }: InstalledModel, withCapabilities: boolean): Record<string, unknown> {
  return {
    name,
    model: name,
    modified_at: '2026-01-05T10:00:00.000000Z',
    size,
    digest: digestOf(name),
    details: { format: 'gguf', family: 'qwen2', families: ['qwen2'], parameter_size: '7.6B', quantization_level: 'Q4_K_M' },
    ...(withCapabilities ? { capabilities } : {}),
  }
}

/** As `/api/show` describes it. */
export function showOf(model: InstalledModel): Record<string, unknown> {
  return {
    modelfile: '',
    parameters: '',
    template: '{{ .Prompt }}',
    details: tagOf(model, false).details,
    model_info: {},
    capabilities: model.capabilities,
  }
}

/** The lines of a pull that goes well: a layer in three steps, the first without `completed`. */
export function pullLines(name: string): Record<string, unknown>[] {
  const digest = digestOf(name)
  const status = `pulling ${digest.slice(7, 19)}`
  return [
    { status: 'pulling manifest' },
    { status, digest, total: 1000 },
    { status, digest, total: 1000, completed: 400 },
    { status, digest, total: 1000, completed: 1000 },
    { status: 'verifying sha256 digest' },
    { status: 'writing manifest' },
    { status: 'success' },
  ]
}

function digestOf(name: string): string {
  return `sha256:${Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)}`
}
