/** Exit codes of every command: 0 done, 1 some items failed, 2 wrong usage, 3 server not reachable, not signed in or wrong credentials. */
export const exit = { done: 0, someFailed: 1, usage: 2, server: 3 } as const

/** Ends the command with one sentence on standard error. */
export class CommandFailure extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

export function usageFailure(message: string): CommandFailure {
  return new CommandFailure(exit.usage, message)
}

export function serverFailure(message: string, cause?: unknown): CommandFailure {
  return new CommandFailure(exit.server, message, { cause })
}
