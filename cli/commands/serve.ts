import type { Command } from 'commander'

export function addServe(program: Command): void {
  program.command('serve').action(async () => {
    // Seen from build/node/cli.js: the server is plain Node and loads its own build.
    await import(/* @vite-ignore */ new URL('../../server.mjs', import.meta.url).href)
  })
}
