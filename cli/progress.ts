import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  show(done: number, of: number): void
  end(): void
}

/** A bar on standard error, where a person looks: only when both outputs are a terminal. Elsewhere it is silent. */
export function showProgress(what: string): Progress {
  if (!process.stderr.isTTY || !process.stdout.isTTY) return { show() {}, end() {} }
  const bar = new SingleBar(
    { format: `${what} {bar} {value}/{total}`, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.rect,
  )
  let running = false
  return {
    show(done, of) {
      if (!running) bar.start(of, done)
      else bar.update(done)
      running = true
    },
    end() {
      if (running) bar.stop()
    },
  }
}
