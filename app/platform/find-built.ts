import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A built program that runs in a process of its own: beside the bundle that this code runs in, or in build/node of the project. */
export function findBuilt(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = [folder, join(folder, 'build/node')].find((place) => existsSync(join(place, name)))
    if (found) return join(found, name)
    if (dirname(folder) === folder) throw new Error(`build/node/${name} is missing: run \`npm run build\``)
  }
}
