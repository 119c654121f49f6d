#!/usr/bin/env node
// What `bin` points at: sets up where the build is missing or stale (talking on standard error only), then loads the command line.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const setUp = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), '--build'], { cwd: root, stdio: ['ignore', 2, 2] })
if (setUp.status !== 0) process.exit(setUp.status ?? 1)
await import(new URL('../build/node/cli.js', import.meta.url).href)
