// npm test: lint, type check, unit and integration tests, browser tests; all run even if one fails.
// The last line on standard output is `N passed, N failed`; exit status 0 exactly when none failed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
const bin = (name) => join(root, 'node_modules', '.bin', name)

mkdirSync(cache, { recursive: true })
const results = [...(await runChecks()), runVitest(), runPlaywright()]
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

/** None of them uses more than one core: they run side by side. */
async function runChecks() {
  const [eslint, prettier, tsc] = await Promise.all([
    check('Lint', 'eslint', ['.', '--max-warnings', '0']),
    check('Format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    check('Type check', 'tsc', []),
  ])
  return [one(eslint && prettier), one(tsc)]
}

function runVitest() {
  const report = join(cache, 'vitest.json')
  rmSync(report, { force: true })
  const succeeded = run('Unit and integration tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(report)
  return count(numPassedTests, numFailedTests, numPendingTests + numTodoTests, succeeded)
}

function runPlaywright() {
  const report = join(cache, 'playwright.json')
  rmSync(report, { force: true })
  const succeeded = run('Browser tests', 'playwright', ['test'], { PLAYWRIGHT_JSON: report })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
  return count(expected + flaky, unexpected, skipped, succeeded)
}

/** A run that failed without a failed test (a broken file, an unhandled error) counts as one failed. */
function count(passed, failed, skipped, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(1, failed), skipped }
}

function one(succeeded) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

/** What it says comes in one piece when it ends. */
async function check(title, command, args) {
  const child = spawn(bin(command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((done) => child.on('close', done))
  const said = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
  const status = await ended
  process.stdout.write(Buffer.concat([Buffer.from(`\n── ${title}\n`), ...said]))
  return status === 0
}

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(bin(command), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  return status === 0
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`No report: ${error.message}`)
    return {}
  }
}
