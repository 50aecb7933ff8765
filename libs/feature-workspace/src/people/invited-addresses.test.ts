import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAddresses, readAddresses } from './invited-addresses.ts'

const valuesOf = (text: string) => addAddresses([], text).map(({ value }) => value)

test('reads a list of addresses with any separators', () => {
  const part = fc.stringMatching(/^[a-z0-9][a-z0-9._+-]{0,10}[a-z0-9]$/)
  const address = fc.tuple(part, part).map(([name, host]) => `${name}@${host}.example`)
  const between = fc.constantFrom(',', ', ', ';', '; ', '\n', '\r\n', '\t', ' ', ' ,\n', ' | ')
  fc.assert(
    fc.property(fc.array(fc.tuple(address, between), { minLength: 1, maxLength: 20 }), (list) => {
      const text = list.map(([one, separator]) => one + separator).join('')
      expect(readAddresses(text)).toEqual(list.map(([one]) => one))
    }),
    { numRuns: 100 },
  )
})

test('drops names beside addresses, links and quotes; the same address counts once', () => {
  expect(valuesOf('Ada Lovelace <ada@example.com>, "Ben, B." <ben@example.com>')).toEqual([
    'ada@example.com',
    'ben@example.com',
  ])
  expect(valuesOf("mailto:ada@example.com 'ben@example.com' (ADA@Example.com).")).toEqual([
    'ada@example.com',
    'ben@example.com',
  ])
})

test('keeps and marks invalid addresses', () => {
  expect(addAddresses([{ value: 'ada@example.com' }], 'ba, ada@example.com')).toEqual([
    { value: 'ada@example.com' },
    { value: 'ba', problem: 'Please enter a valid email address' },
  ])
})
