import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './save-csv.ts'

test('text keeps commas, quotes and lines, numbers stay numbers, and missing values are empty', () => {
  expect(
    csvOf([
      ['Account', 'Followers', 'Growth'],
      ['"Oak", Linden\nHome', -12.5, null],
    ]),
  ).toBe('Account,Followers,Growth\r\n"""Oak"", Linden\nHome",-12.5,\r\n')
})

test('no text runs as a formula in a spreadsheet', () => {
  expect(csvOf([['=1+1', '@sum', '-2', '+3', '\tx', -2]])).toBe(`'=1+1,'@sum,'-2,'+3,'\tx,-2\r\n`)
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(csvOf([[words]])).not.toMatch(/^"?[=+\-@\t\r\n](?!\n$)/)
    }),
  )
})
