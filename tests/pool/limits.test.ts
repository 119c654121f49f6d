import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { COMPILE_LESS } from '#app/pool/limits.ts'

test.each(COMPILE_LESS)('%s is known to this Node: one that is not would tell so in the terminal of whoever runs extract', (flag) => {
  const setting = `require('node:v8').setFlagsFromString(${JSON.stringify(flag)})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', setting], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})
