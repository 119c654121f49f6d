// What npm start, npm test and npx gleaner call first: installs, copies and builds what is missing or stale, and nothing else.
// Plain Node, no packages: it must run in a fresh clone. Talks on standard error only, and says nothing where nothing is to be done.
// `--anew` builds whether or not anything is stale (npm run build).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)
const wanted = new Set(process.argv.slice(2))

const POLL = 200 // milliseconds between two looks whether another set-up has ended
const MOST_OUTPUT = 64 * 1024 * 1024 // bytes of a tool's output
const BUILT_FROM = [
  'app',
  'cli',
  'db',
  'public',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
  'vite.node.config.ts',
  'tsconfig.json',
]
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

const steps = [
  { name: 'install', isDone: isInstalled, run: install },
  { name: 'copy pdf.js', isDone: hasPdfjs, run: copyPdfjs },
  ...(wanted.has('--build') ? [{ name: 'build', isDone: () => !wanted.has('--anew') && isBuilt(), run: build }] : []),
  ...(wanted.has('--browser') ? [{ name: 'browser', isDone: hasBrowser, run: installBrowser }] : []),
]

if (!steps.every((step) => step.isDone())) {
  const unlock = await lock()
  try {
    // Asked again: another set-up may have done it while this one waited.
    for (const step of steps) if (!step.isDone()) step.run()
  } finally {
    unlock()
  }
}

function isInstalled() {
  const stamp = at('node_modules', '.gleaner-stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installHash()) return true
  if (!isInstalledByHand()) return false
  writeFileSync(stamp, installHash())
  return true
}

/** The lock file decides what is installed; Node's ABI and the platform decide what was compiled. */
function installHash() {
  return hashOf([readFileSync(at('package-lock.json'), 'utf8'), process.versions.modules, process.platform, process.arch])
}

/** Whether `npm ci` or `npm install` was run by a person and fits the lock file. */
function isInstalledByHand() {
  const inside = at('node_modules', '.package-lock.json')
  if (!existsSync(inside)) return false
  const have = JSON.parse(readFileSync(inside, 'utf8')).packages
  const want = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  const fits = Object.entries(want).every(
    ([path, { version, optional, devOptional, peer }]) => path === '' || optional || devOptional || peer || have[path]?.version === version,
  )
  return (
    fits && spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], { cwd: root, stdio: 'ignore' }).status === 0
  )
}

function install() {
  say('Installing packages (once; a minute or two) …')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], 'The packages could not be installed.')
  writeFileSync(at('node_modules', '.gleaner-stamp'), installHash())
}

function hasPdfjs() {
  const stamp = at('public', 'pdfjs', 'version.txt')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === pdfjsVersion()
}

function pdfjsVersion() {
  return JSON.parse(readFileSync(at('node_modules', 'pdfjs-dist', 'package.json'), 'utf8')).version
}

/** What the preview asks for while drawing (its worker is part of the build): character maps, standard fonts, picture decoders, colour profiles. */
function copyPdfjs() {
  const part = at('public', 'pdfjs.part')
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const from = (...parts) => at('node_modules', 'pdfjs-dist', ...parts)
  for (const folder of PDFJS_FOLDERS) cpSync(from(folder), join(part, folder), { recursive: true })
  writeFileSync(join(part, 'version.txt'), pdfjsVersion())
  rmSync(at('public', 'pdfjs'), { recursive: true, force: true })
  renameSync(part, at('public', 'pdfjs'))
}

function isBuilt() {
  const stamp = at('build', 'stamp.txt')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

function sourcesHash() {
  const parts = []
  for (const entry of BUILT_FROM) for (const file of filesUnder(at(entry))) parts.push(relative(root, file), readFileSync(file))
  return hashOf(parts)
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (path === at('public', 'pdfjs')) return [join(path, 'version.txt')]
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
}

function build() {
  say('Building …')
  const hash = sourcesHash()
  rmSync(at('build', 'stamp.txt'), { force: true })
  run(
    process.execPath,
    [at('node_modules', '@remix-run', 'dev', 'dist', 'cli.js'), 'vite:build', '--logLevel', 'warn'],
    'The build failed.',
  )
  run(
    process.execPath,
    [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '-c', 'vite.node.config.ts', '--logLevel', 'warn'],
    'The build failed.',
  )
  writeFileSync(at('build', 'stamp.txt'), hash)
}

function hasBrowser() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].some((path) => path && existsSync(path))
}

/** Debian's own Chromium; elsewhere the browser tests say by themselves what is missing. */
function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say('There is no Chromium at /usr/bin/chromium; set CHROMIUM_PATH, or the browser tests will fail.')
    return
  }
  say('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 2, 2], env }
  spawnSync('apt-get', ['update'], options)
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  if (status !== 0) say('Chromium could not be installed; the browser tests will fail.')
}

/** One set-up at a time: the lock is a folder that names its process; one whose process is gone is taken over. */
async function lock() {
  const folder = at('.cache', 'setup.lock')
  const owner = join(folder, 'pid')
  mkdirSync(dirname(folder), { recursive: true })
  for (let waited = 0; ; waited += POLL) {
    try {
      mkdirSync(folder)
      writeFileSync(owner, String(process.pid))
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (waited === 0) say('Another set-up is running; waiting …')
    await new Promise((resolve) => setTimeout(resolve, POLL))
    if (isAbandoned(owner, waited)) rmSync(folder, { recursive: true, force: true })
  }
}

function isAbandoned(owner, waited) {
  // Between making the folder and naming its process lies a moment.
  if (!existsSync(owner)) return waited > 5 * POLL
  const pid = Number(readFileSync(owner, 'utf8'))
  if (!pid) return waited > 5 * POLL
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** What a tool has to say is only worth reading where it failed. */
function run(command, args, complaint) {
  const env = { ...process.env, NODE_ENV: command === 'npm' ? undefined : 'production' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: MOST_OUTPUT, env })
  if (status === 0) return
  say(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`)
  say(complaint)
  rmSync(at('.cache', 'setup.lock'), { recursive: true, force: true })
  process.exit(1)
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}
