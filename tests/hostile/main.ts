import { writeFileSync } from 'node:fs'
import { throwAtCli } from './over-cli.ts'
import { throwAtServer } from './over-http.ts'
import { findOddFiles, type Outcome } from './outcome.ts'
import { startOddServer } from './server.ts'

export interface Throw {
  folder: string
  over: 'cli' | 'http'
  out: string
  port: number
  /** Only files whose names hold this. */
  only?: string
}

/** Throws every odd file of a folder at the command line or at a server, one after the other, and writes down what became of each. */
export async function throwAll({ folder, over, out, port, only }: Throw): Promise<Outcome[]> {
  const files = findOddFiles(folder, only)
  const server = over === 'http' ? await startOddServer(port) : undefined
  const outcomes: Outcome[] = []
  try {
    for (const file of files) {
      outcomes.push(server ? await throwAtServer(server, file) : await throwAtCli(file))
      writeFileSync(out, JSON.stringify(outcomes))
    }
  } finally {
    await server?.close()
  }
  return outcomes
}
