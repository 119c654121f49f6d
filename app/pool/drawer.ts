import { readFile } from 'node:fs/promises'
import { picturePage } from '#app/engine/read/picture.ts'

/** Runs in a process of its own: `drawer.js PATH PAGE` writes the page as a PNG in base64 to standard output, nothing where there is no such page. */
const [path, page] = process.argv.slice(2)
const picture = await picturePage(new Uint8Array(await readFile(path!)), Number(page))
if (picture) process.stdout.write(Buffer.from(picture).toString('base64'))
