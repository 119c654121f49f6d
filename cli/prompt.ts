import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { usageFailure } from './failure.ts'

/** A question may be asked only where a person sits at both ends. */
function requireTerminal(problem: string, remedy: string): void {
  if (!process.stdin.isTTY) throw usageFailure(`${problem} ${remedy}`)
}

export async function ask(question: string, remedy: string): Promise<string> {
  requireTerminal(`${question} is needed and there is no terminal to ask at.`, remedy)
  return askAtTerminal(question)
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question}: `).catch(tellBrokenOff)).trim()
  } finally {
    terminal.close()
  }
}

/** Ctrl+C or Ctrl+D instead of an answer. */
function tellBrokenOff(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error
  process.stderr.write('\n')
  throw usageFailure('Broken off. Nothing was done.')
}

/** Asks without showing what is typed. */
export async function askSecret(question: string, remedy: string): Promise<string> {
  requireTerminal(`${question} is needed and there is no terminal to ask at.`, remedy)
  process.stderr.write(`${question}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await terminal.question('').catch(tellBrokenOff)
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

export async function confirm(question: string, remedy: string): Promise<boolean> {
  requireTerminal('This has to be confirmed and there is no terminal to ask at.', remedy)
  const answer = await askAtTerminal(`${question} [y/N]`)
  return /^y(es)?$/i.test(answer)
}

/** The first line of standard input. */
export async function readSecretFromStdin(): Promise<string> {
  const [line] = (await text(process.stdin)).split(/\r?\n/, 1)
  if (!line) throw usageFailure('Standard input holds no password. Write it on the first line.')
  return line
}
