/** Letters under the fingers first. */
const LETTERS = 'asdfghjklqwertyuiopzxcvbnm'

/** Short different letter codes, all of the same length, so that none begins another. */
export function hintCodes(count: number): string[] {
  const length = Math.max(1, Math.ceil(Math.log(Math.max(count, 1)) / Math.log(LETTERS.length) - 1e-9))
  return Array.from({ length: count }, (_, number) => codeOf(number, length))
}

function codeOf(number: number, length: number): string {
  let rest = number
  let code = ''
  for (let place = 0; place < length; place++) {
    code = LETTERS[rest % LETTERS.length]! + code
    rest = Math.floor(rest / LETTERS.length)
  }
  return code
}
