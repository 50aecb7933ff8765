import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { totalOf } from './account-figures.ts'
import { managedAccounts, publicAccounts } from './accounts.ts'
import { day, hour, pacificDay, pacificStart, weekday } from './pacific-day.ts'
import { instagramPeople } from './people.ts'

const accounts = [...managedAccounts, ...publicAccounts]
const makeWorld = (seed = 'tandem') => createWorld({ seed, people: instagramPeople, accounts, products: [] })
const world = makeWorld()
const [big] = managedAccounts
const now = Date.parse('2026-11-21T14:00:00Z')
const moments = integer({ min: Date.parse('2025-01-01'), max: Date.parse('2029-12-31') })

describe('a day in California', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })

  test('begins at midnight in California, in summer and winter', () => {
    for (let dayNumber = 20_000; dayNumber < 22_000; dayNumber += 1) {
      const date = new Date(dayNumber * day).toISOString().slice(0, 10)
      expect(clock.format(pacificStart(dayNumber))).toBe(`${date}, 00:00:00`)
    }
  })

  test('exists for every moment', () => {
    assert(
      property(moments, (time) => {
        const dayNumber = pacificDay(time)
        expect(pacificStart(dayNumber)).toBeLessThanOrEqual(time)
        expect(pacificStart(dayNumber + 1)).toBeGreaterThan(time)
      }),
    )
  })
})

describe('posts and figures', () => {
  test('are the same for the same seed and time, whatever was read before', () => {
    const other = makeWorld()
    other.posts.until(big!, now + 300 * day)
    expect(other.postsOf(big!, now)).toEqual(world.postsOf(big!, now))
    expect(other.followers.at(big!, now)).toBe(world.followers.at(big!, now))
    const dayNumber = pacificDay(now) - 3
    expect(other.accountFigures.ofDay(big!, dayNumber, now)).toEqual(
      world.accountFigures.ofDay(big!, dayNumber, now),
    )
    expect(makeWorld('another').postsOf(big!, now)).not.toEqual(world.postsOf(big!, now))
  })

  test('only grow with time', () => {
    assert(
      property(
        moments,
        integer({ min: 0, max: 40 * 24 }),
        constantFrom(...accounts),
        (time, hours, account) => {
          const later = time + hours * hour
          const [before, after] = [world.postsOf(account, time), world.postsOf(account, later)]
          expect(after.slice(after.length - before.length)).toEqual(before)
          for (const post of before.slice(0, 4)) {
            const [one, other] = [world.postFigures.at(post, time), world.postFigures.at(post, later)]
            for (const name of Object.keys(one) as (keyof typeof one)[])
              expect(other[name]).toBeGreaterThanOrEqual(one[name])
            expect(one.reach).toBeLessThanOrEqual(one.views)
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  test('of followers agree: gained minus lost is the change', () => {
    assert(
      property(moments, constantFrom(...accounts), (time, account) => {
        const { gained, lost } = world.followers.between(account, time, time + day)
        expect(Math.min(gained, lost)).toBeGreaterThanOrEqual(0)
        expect(gained - lost).toBe(
          world.followers.at(account, time + day) - world.followers.at(account, time),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('are plausible: sizes, a weekly rhythm, and a few posts far above the others', () => {
    const sizes = managedAccounts.map((account) => world.followers.at(account, now))
    expect(sizes[0]).toBeGreaterThan(46_000)
    expect(sizes[3]).toBeLessThan(100)
    const posts = world.postsOf(big!, now)
    const counts = Array.from(
      { length: 7 },
      (_, at) => posts.filter((post) => weekday(Math.floor(post.at / day)) === at).length,
    )
    expect(counts[6]).toBeLessThan(counts[3]! * 0.8)
    const likes = posts
      .map((post) => world.postFigures.at(post, now).likes)
      .toSorted((one, other) => one - other)
    expect(likes.at(-1)).toBeGreaterThan(5 * likes[Math.floor(likes.length / 2)]!)
    const yesterday = world.accountFigures.ofDay(big!, pacificDay(now) - 4, now)
    expect(totalOf(yesterday.reach)).toBeGreaterThan(1000)
    expect(totalOf(yesterday.views)).toBeGreaterThan(totalOf(yesterday.reach))
  })

  test('have unique ids', () => {
    const ids = accounts.flatMap((account) => [
      account.id,
      ...world.postsOf(account, now).flatMap((post) => [post.id, ...post.children]),
    ])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids.slice(0, 50)) expect(String(Number(id))).not.toBe(id)
    for (const post of world.postsOf(big!, now).slice(0, 20)) expect(world.post(post.id, now)).toBe(post)
  })
})
