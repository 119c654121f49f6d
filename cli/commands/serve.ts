import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { rootFolder } from '#app/platform/env.server.ts'

export function addServe(program: Command): void {
  program.command('serve').action(async () => {
    // The server is plain Node and loads its own build.
    await import(/* @vite-ignore */ pathToFileURL(join(rootFolder(), 'server.mjs')).href)
  })
}
