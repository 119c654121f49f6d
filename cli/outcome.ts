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
  private all = 0
  private failed = 0

  constructor(private readonly json: boolean) {}

  add(outcome: Outcome): void {
    this.all += 1
    if (failures.has(outcome.status)) this.failed += 1
    if (this.json) return printJson(outcome)
    const { file, id, status, message } = outcome
    print([file, id, status, message].flatMap((part) => (part ? plain(part) : [])).join('  '))
  }

  /** `3 files done, 1 not.` */
  get summary(): string {
    const done = this.all - this.failed
    return `${done} ${done === 1 ? 'file' : 'files'} done${this.failed > 0 ? `, ${this.failed} not` : ''}.`
  }

  get exitCode(): 0 | 1 {
    return this.failed > 0 ? 1 : 0
  }
}
