import { expect, test } from 'vitest'
import { isCommonPassword } from '#app/domain/members/common-passwords.ts'

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'motdepasse',
  'contraseña1',
  '12345678',
  'qwertyuiop',
  'azerty123',
  'aaaaaaaa',
  'abcabcabc',
  'welcome2026',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'correct horse battery',
  'tall ships sail at dawn',
  'Gl3aner-Orchard-77',
  'vélo sous la pluie',
  'kX9#mQ2$vL',
  'Aa1!'.repeat(32),
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))
