// What the scripts of this folder ask of their command lines: wrong use is one sentence and exit status 2, as with `gleaner`.
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'

export function misused(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** parseArgs, which throws where an option is unknown or has no value. */
export function readOptions(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    tellMisuse(error)
  }
}

/** What parseArgs throws ends in its sentence; anything else is thrown on. */
export function tellMisuse(error) {
  if (!String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error
  misused(error.message.split('. ')[0] + '.')
}

export function wholeNumber(option, text, least = 1) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least) misused(`--${option} is a whole number from ${least}, not "${text}".`)
  return number
}

export function oneOf(option, text, choices) {
  if (!choices.includes(text)) misused(`--${option} is one of ${choices.join(', ')}, not "${text}".`)
  return text
}

export function requireFolder(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) misused(`There is no folder "${path}". Please check the path.`)
  if (!found.isDirectory()) misused(`"${path}" is a file. Name the folder that it is in.`)
  return path
}
