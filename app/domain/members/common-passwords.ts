/** Passwords and roots of passwords that every list of broken ones begins with, in the languages of the interface. */
const roots = new Set(
  `password passwort passw pass motdepasse contrasena contraseña azerty azertyuiop qwerty qwertyui qwertyuiop qwertz qwertzuiop qazwsx qazwsxedc
  zxcvbn zxcvbnm asdfgh asdfghjk asdfghjkl welcome bienvenue bienvenido bonjour hola hello admin administrator administrateur administrador root
  letmein iloveyou jetaime teamo tequiero football baseball basketball soccer monkey dragon sunshine soleil princess princesse princesa master
  superman batman starwars pokemon michael jordan jennifer ashley nicole daniel thomas jessica charlie shadow trustno freedom whatever computer
  internet samsung google facebook liverpool chelsea arsenal barcelona realmadrid marseille chocolate chocolat chouchou doudou loulou cheese
  secret changeme changeit default guest test testtest user login access abc abcd abcdef abcdefg abcdefgh abcdefghi mustang corvette ferrari
  mercedes porsche killer hunter buster harley ranger maggie pepper ginger summer winter autumn spring january december monday friday lovely
  flower butterfly purple orange banana cookie matrix phoenix tigger angel angels jesus blink passport`.split(/\s+/),
)
const keyboardRows = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'abcdefghijklmnopqrstuvwxyz',
]
const lookalikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Whether a password is one of the first that a guesser tries: a common word with a few digits, a row of keys, one thing repeated. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return isRepetition(lower) || isKeyboardWalk(lower) || isRootWithEnding(lower)
}

function isRootWithEnding(lower: string): boolean {
  const bare = lower.replace(/[\d\W_]{1,4}$/u, '').replace(/^[\d\W_]{1,4}/u, '')
  const plain = (text: string) => [...text].map((letter) => lookalikes[letter] ?? letter).join('')
  return [lower, bare, plain(lower), plain(bare), plain(lower.replace(/[\d\W_]{1,4}$/u, ''))].some((word) => roots.has(word))
}

/** What nobody types by hand stands on no list, however regular it is. */
const LONGEST_REPETITION = 32

function isRepetition(lower: string): boolean {
  return lower.length <= LONGEST_REPETITION && /^(.{1,4})\1+$/su.test(lower)
}

function isKeyboardWalk(lower: string): boolean {
  const digitsApart = lower.match(/^([a-z]*)(\d*)$/u)
  const isRun = (text: string) => text === '' || keyboardRows.some((row) => (row + row).includes(text))
  return isRun(lower) || (digitsApart !== null && isRun(digitsApart[1]!) && isRun(digitsApart[2]!))
}
