import { readdirSync, readFileSync } from 'node:fs'

const LOOK_EVERY = 25 // milliseconds

/** Watches the resident memory of the extraction processes below a process, by /proc (Linux). `stop` gives the largest of any of them, in MB. */
export function watchMemory(parent: number): { stop(): number } {
  let largest = 0
  const look = setInterval(() => {
    for (const { pid, command } of processesBelow(parent)) if (/worker\.js/.test(command)) largest = Math.max(largest, residentOf(pid))
  }, LOOK_EVERY)
  return {
    stop() {
      clearInterval(look)
      return Math.round(largest)
    },
  }
}

function processesBelow(parent: number): { pid: number; command: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = textOf(`/proc/${name}/stat`)
      const above = /\) \S (\d+)/.exec(stat)?.[1]
      return above === undefined ? [] : [{ pid: Number(name), above: Number(above) }]
    })
  const below = new Set([parent])
  // Children have larger numbers than their parents nearly always; a second round finds the others.
  for (let round = 0; round < 2; round++) for (const { pid, above } of all) if (below.has(above)) below.add(pid)
  below.delete(parent)
  return [...below].map((pid) => ({ pid, command: textOf(`/proc/${pid}/cmdline`) }))
}

function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/** Processes end while they are looked at: then there is nothing to read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
