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

/** Names every outcome as it happens and remembers whether any failed: the exit status of commands over many. */
export class Outcomes {
  private failures = 0

  constructor(private readonly json: boolean) {}

  done(outcome: Outcome): void {
    this.tell(outcome)
  }

  failed(outcome: Outcome): void {
    this.failures += 1
    this.tell(outcome)
  }

  get exitCode(): 0 | 1 {
    return this.failures === 0 ? 0 : 1
  }

  private tell(outcome: Outcome): void {
    if (this.json) return printJson(outcome)
    const { file, id, status, message } = outcome
    print([file, id, status, message].flatMap((part) => (part ? plain(part) : [])).join('  '))
  }
}
