import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Worker and command line built from the sources as they are now, into a folder named by their content: tests of processes never run stale code
 * and never disturb `build/`. Gives the folder that holds `worker.js` and `cli.js`.
 */
export function buildNode(): string {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'cli', 'db', 'vite.node.config.ts', 'package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const hash = createHash('sha256')
  for (const file of listed.split('\n').filter((name) => name && existsSync(join(root, name))))
    hash.update(file).update(readFileSync(join(root, file)))
  const cache = join(root, 'node_modules/.cache/gleaner-tests')
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const fresh = `${folder}.${process.pid}`
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'vite.node.config.ts', '--outDir', fresh, '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    },
  )
  // Another test file may have built the same meanwhile.
  if (!existsSync(folder)) renameSync(fresh, folder)
  return folder
}
