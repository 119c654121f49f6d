import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildNode } from './build-node.ts'

export interface Ended {
  out: string
  err: string
  code: number | null
  /** Of standard output, without empty ones. */
  lines: string[]
}

/** The command line as a process, with a home of its own: no session, no terminal, no variable of this machine. */
export interface CommandLine {
  home: string
  start(args: string[], env?: Record<string, string>): ChildProcess
  run(args: string[], more?: { input?: string | Buffer; env?: Record<string, string>; cwd?: string }): Promise<Ended>
}

export function commandLine(): CommandLine {
  const program = join(buildNode(), 'cli.js')
  const home = mkdtempSync(join(tmpdir(), 'gleaner-home-'))
  const clean = { GLEANER_TOKEN: undefined, GLEANER_URL: undefined, SMTP_URL: undefined, OLLAMA_HOST: undefined, XDG_CONFIG_HOME: home }

  function start(args: string[], env: Record<string, string> = {}, cwd?: string): ChildProcess {
    return spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, ...clean, ...env } as NodeJS.ProcessEnv,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }

  return {
    home,
    start,
    async run(args, { input = '', env = {}, cwd } = {}) {
      const child = start(args, env, cwd)
      child.stdin!.on('error', () => undefined) // a command that does not read it may end first
      child.stdin!.end(input)
      const [out, err, code] = await Promise.all([
        text(child.stdout!),
        text(child.stderr!),
        new Promise<number | null>((done) => child.once('close', done)),
      ])
      return { out, err, code, lines: out.split('\n').filter(Boolean) }
    },
  }
}
