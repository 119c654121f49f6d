/** Why the model did not answer; screens have a sentence for each. */
export const troubleCodes = [
  'unreachable',
  'silent',
  'broke_off',
  'busy',
  'unknown_model',
  'no_tools',
  'no_thinking',
  'no_json',
  'paused',
  'refused',
] as const
export type TroubleCode = (typeof troubleCodes)[number]

/** The model server, or the model, did not do what it was asked. */
export class ModelTrouble extends Error {
  constructor(
    readonly code: TroubleCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ModelTrouble'
  }
}

/** Whether it says something about the server's health, as against about this one request. */
export function isFailing({ code }: ModelTrouble): boolean {
  return code === 'unreachable' || code === 'silent' || code === 'broke_off' || code === 'busy' || code === 'no_json'
}

/** Whatever the library, fetch or the network threw, by what it means. */
export function troubleOf(thrown: unknown): ModelTrouble {
  if (thrown instanceof ModelTrouble) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cause = error.cause instanceof ModelTrouble ? error.cause : undefined
  if (cause) return cause
  const status = 'status_code' in error ? Number(error.status_code) : 0
  const said = error.message
  if (status === 404) return new ModelTrouble('unknown_model', said, { cause: error })
  if (status === 503) return new ModelTrouble('busy', said, { cause: error })
  if (/does not support tools/.test(said)) return new ModelTrouble('no_tools', said, { cause: error })
  if (/does not support thinking/.test(said)) return new ModelTrouble('no_thinking', said, { cause: error })
  if (status >= 400 && status < 500) return new ModelTrouble('refused', said, { cause: error })
  if (error.name === 'TimeoutError') return new ModelTrouble('unreachable', 'no answer in time', { cause: error })
  if (said === 'fetch failed') return new ModelTrouble('unreachable', networkCode(error) ?? said, { cause: error })
  return new ModelTrouble('broke_off', said, { cause: error })
}

function networkCode({ cause }: Error): string | undefined {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined
}
