import { describe, expect, test } from 'vitest'
import { isLoopback, parseEnv, rootFolder } from '#app/platform/env.server.ts'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      url: 'http://localhost:3000',
      dataDir: `${rootFolder()}/data`,
      maxUploadBytes: 50 * 1024 * 1024,
      maxPages: 500,
      minFreeBytes: 2 * 1024 * 1024,
      signUp: 'first',
      trustedProxies: [],
      ollamaHost: 'http://127.0.0.1:11434',
      smtpUrl: undefined,
    })
  })
  test('an empty variable counts as an absent one', () => {
    const names = [
      'PORT',
      'HOST',
      'GLEANER_URL',
      'GLEANER_DATA_DIR',
      'GLEANER_MAX_UPLOAD_MB',
      'GLEANER_SIGN_UP',
      'GLEANER_WORKERS',
      'SMTP_URL',
      'OLLAMA_HOST',
      'LOG_LEVEL',
    ]
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}))
  })
  test.each([
    ['OLLAMA_HOST', 'http://:nonsense', /^OLLAMA_HOST must be an address/],
    ['OLLAMA_HOST', 'ftp://models.example.org', /^OLLAMA_HOST must be an address/],
    ['MAIL_FROM', 'nobody', /^MAIL_FROM must be an address/],
    ['MAIL_FROM', 'Gleaner <nobody>', /^MAIL_FROM must be an address/],
  ])('%s=%s is refused with one sentence', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence)
  })
  test.each([
    ['OLLAMA_HOST', '192.168.1.5'],
    ['OLLAMA_HOST', 'ollama:11434'],
    ['OLLAMA_HOST', ':11500'],
    ['OLLAMA_HOST', 'https://models.example.org/ollama'],
    ['MAIL_FROM', 'gleaner@example.com'],
    ['MAIL_FROM', 'Gleaner, the clerk <gleaner@example.com>'],
  ])('%s=%s is taken', (name, value) => {
    expect(Object.values(parseEnv({ [name]: value }))).toContain(value)
  })
  test('takes what is given', () => {
    const env = parseEnv({
      PORT: '8080',
      GLEANER_URL: 'https://gleaner.example.org/',
      GLEANER_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      GLEANER_DATA_DIR: '/var/lib/gleaner',
    })
    expect(env).toMatchObject({
      port: 8080,
      url: 'https://gleaner.example.org',
      trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
      dataDir: '/var/lib/gleaner',
    })
    expect(parseEnv({ PORT: '8080' }).url).toBe('http://localhost:8080')
  })
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['GLEANER_URL', 'gleaner'],
    ['GLEANER_URL', 'https://example.org/gleaner'],
    ['GLEANER_URL', 'https://example.org/?a=b'],
    ['GLEANER_URL', 'https://ann:secret@example.org'],
    ['GLEANER_URL', 'ftp://gleaner.example.org'],
    ['GLEANER_SIGN_UP', 'yes'],
    ['GLEANER_WORKERS', '0'],
    ['GLEANER_MAX_UPLOAD_MB', '-1'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['GLEANER_TRUSTED_PROXIES', 'proxy.example.org'],
    ['GLEANER_TRUSTED_PROXIES', '10.0.0.0/33'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })

  test('what is wrong is said with what would be right', () => {
    expect(() => parseEnv({ PORT: 'eighty', GLEANER_SIGN_UP: 'yes' })).toThrow(
      'PORT must be a whole number from 0 to 65535. GLEANER_SIGN_UP must be one of first, open, closed.',
    )
  })

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.2', false],
  ])('%s is loopback: %s', (host, expected) => expect(isLoopback(host)).toBe(expected))
})
