import { describe, expect, test } from 'vitest'
import { members } from '#db/schema/members.ts'
import { sessionTokens } from '#db/schema/sessions.ts'
import { Failure } from '#app/domain/failure.ts'
import { endSessionsOf, findSession, openSession, renewSession } from '#app/domain/members/sessions.server.ts'
import type { Visitor } from '#app/domain/who.ts'
import { freshDatabase } from '#tests/support/database.ts'

const START = new Date('2026-03-01T09:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)

function enter(remember = false) {
  const db = freshDatabase()
  const row = {
    id: 'm1',
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name: 'Byron',
    role: 'reviewer',
    status: 'active',
    created_at: START,
  } as const
  const member = db.insert(members).values(row).returning().get()
  const at = (seconds: number): Visitor => ({ db, now: later(seconds), via: 'web', language: 'en' })
  return { db, at, member, opened: openSession(at(0), member, 'gleaner-web', remember) }
}

describe('a session', () => {
  test('its access token is good for two hours, its cookie for twelve or thirty days', () => {
    const { db, opened } = enter()
    const alive = (seconds: number, secret: string, sort: 'access' | 'cookie') =>
      findSession(db, later(seconds), secret, sort) !== undefined
    expect(alive(7199, opened.tokens.access_token, 'access')).toBe(true)
    expect(alive(7200, opened.tokens.access_token, 'access')).toBe(false)
    expect(alive(12 * 3600 - 1, opened.cookie, 'cookie')).toBe(true)
    expect(alive(12 * 3600, opened.cookie, 'cookie')).toBe(false)
    const remembered = enter(true)
    expect(findSession(remembered.db, later(30 * 86_400 - 1), remembered.opened.cookie, 'cookie')).toBeDefined()
  })

  test('a token is good for its own sort only', () => {
    const { db, opened } = enter()
    expect(findSession(db, START, opened.tokens.refresh_token, 'access')).toBeUndefined()
    expect(findSession(db, START, opened.cookie, 'access')).toBeUndefined()
  })

  test('only the hash of a token is kept', () => {
    const { db, opened } = enter()
    const kept = JSON.stringify(db.select().from(sessionTokens).all())
    for (const secret of [opened.tokens.access_token, opened.tokens.refresh_token, opened.cookie]) expect(kept).not.toContain(secret)
  })

  test('renewal moves the end on', () => {
    const { db, at, opened } = enter()
    const renewed = renewSession(at(11 * 3600), opened.tokens.refresh_token, 'gleaner-web')
    expect(findSession(db, later(20 * 3600), renewed.cookie, 'cookie')).toBeDefined()
  })

  test('a rotated refresh token is only refused within ten seconds', () => {
    const { at, opened } = enter()
    const second = renewSession(at(100), opened.tokens.refresh_token, 'gleaner-web')
    expect(() => renewSession(at(110), opened.tokens.refresh_token, 'gleaner-web')).toThrow(Failure)
    expect(renewSession(at(111), second.tokens.refresh_token, 'gleaner-web').tokens.refresh_token).toBeTruthy()
  })

  test('later it ends the whole family', () => {
    const { db, at, opened } = enter()
    const second = renewSession(at(100), opened.tokens.refresh_token, 'gleaner-web')
    expect(() => renewSession(at(111), opened.tokens.refresh_token, 'gleaner-web')).toThrow(Failure)
    expect(() => renewSession(at(112), second.tokens.refresh_token, 'gleaner-web')).toThrow(Failure)
    expect(findSession(db, later(112), second.tokens.access_token, 'access')).toBeUndefined()
  })

  test('ending all but one leaves that one', () => {
    const { db, at, member, opened } = enter()
    const other = openSession(at(1), member, 'gleaner-cli', false)
    endSessionsOf(db, member.id, other.sessionId)
    expect(findSession(db, later(2), opened.cookie, 'cookie')).toBeUndefined()
    expect(findSession(db, later(2), other.cookie, 'cookie')).toBeDefined()
  })
})
