import { expect, test } from 'vitest'
import { matchesQuery } from './matches-query.ts'

test.each([
  ['Turkish lira TRY', 'try'],
  ['Turkish lira TRY', 'lira turk'],
  ['İstanbul', 'istanbul'],
  ['Iğdır', 'igdir'],
  ['São Paulo', 'sao'],
  ['Euro EUR', ''],
])('finds %s by "%s"', (text, query) => expect(matchesQuery(text, query)).toBe(true))

test("doesn't find a text that lacks one of the words", () =>
  expect(matchesQuery('Turkish lira TRY', 'lira eur')).toBe(false))
