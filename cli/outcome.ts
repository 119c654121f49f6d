import { plain, print, printJson } from './output.ts'

/** What became of one file or document; printed as one JSON object a line with `--json`. */
export interface Outcome {
  file?: string
  id?: string
  kind?: string
  status: string
  code?: string
  message?: string
}

const failures = new Set(['failed', 'refused'])

/** Names every outcome as it happens and remembers whether any failed: the exit status of commands over many. */
export class Outcomes {
  private failed = false

  constructor(private readonly json: boolean) {}

  add(outcome: Outcome): void {
    this.failed ||= failures.has(outcome.status)
    if (this.json) return printJson(outcome)
    const { file, id, status, message } = outcome
    print([file, id, status, message].flatMap((part) => (part ? plain(part) : [])).join('  '))
  }

  get exitCode(): 0 | 1 {
    return this.failed ? 1 : 0
  }
}
