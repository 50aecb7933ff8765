import { expect, test } from 'vitest'
import { askedLanguage } from './asked-language.ts'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['tr', 'tr'],
  ['TR', 'tr'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['en-GB,en;q=0.9,tr;q=0.8', 'en'],
  ['tr;q=0.3, en;q=0.7', 'en'],
  ['de, tr;q=0.5', 'tr'],
  ['de, *;q=0.8, tr;q=0.5', 'en'],
  ['*', 'en'],
  ['tr;q=0', 'en'],
  ['tr;q=nan', 'en'],
  ['tr;q=2', 'en'],
  ['tr;q=-1, en;q=0.1', 'en'],
  ['tr;q=0.5;q=9', 'tr'],
  ['trx', 'en'],
  [',;,;q=1,tr', 'tr'],
  [`${'x,'.repeat(32_000)}tr`, 'en'],
  [`tr,${'x'.repeat(64_000)}`, 'tr'],
])('reads %j as %s', (header, language) => {
  expect(askedLanguage(new Headers(header === null ? {} : { 'accept-language': header }))).toBe(language)
})

test('reads a long header with many ranges quickly', () => {
  const headers = new Headers({ 'accept-language': ';q='.repeat(21_000) })
  const started = performance.now()
  for (let round = 0; round < 100; round++) askedLanguage(headers)
  expect(performance.now() - started).toBeLessThan(1000)
})
