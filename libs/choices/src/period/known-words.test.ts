import { expect, test } from 'vitest'
import { knownWords } from './known-words.ts'

const current = { date_from: '2026-10-17', date_to: '2026-11-25' }
const previous = { date_from: '2026-09-07', date_to: '2026-10-16' }

test('says since when figures are known when a period or the one before it begins earlier', () => {
  const since = '2026-10-03'
  expect(knownWords({ current, previous }, since)).toBe(
    'No earlier figures to compare with, known since 3 Oct 2026',
  )
  expect(knownWords({ current: { ...current, date_from: '2026-10-01' }, previous: null }, since)).toBe(
    'Known since 3 Oct 2026',
  )
  expect(knownWords({ current, previous: null }, current.date_from)).toBe('Known since 17 Oct 2026')
  expect(knownWords({ current, previous: null }, since)).toBeNull()
  expect(knownWords({ current, previous }, '2026-09-07')).toBeNull()
  expect(knownWords({ current, previous }, null)).toBeNull()
})
