import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random value of 256 bits for tokens, cookies and links. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: its SHA-256, hexadecimal. Random values of this length need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
}
