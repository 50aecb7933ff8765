import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvStyleOf } from './csv-line.ts'

const semicolons = csvStyleOf('comma')

test('text keeps commas, quotes and lines, numbers stay numbers, and missing values are empty', () => {
  expect(csvLine(['"Oak", Linden\nHome', -12.5, null, Number.NaN, { figure: '0.10' }])).toBe(
    '"""Oak"", Linden\nHome",-12.5,,,0.10\r\n',
  )
})

test('decimal commas come with semicolons, and both separators are quoted in text', () => {
  expect(
    csvLine(['a,b', 'c;d', -12.5, { figure: '1234.00' }, { moment: '2026-11-21 14:06:00' }], semicolons),
  ).toBe('"a,b";"c;d";-12,5;1234,00;2026-11-21 14:06:00\r\n')
  expect(csvLine(['a,b', 'c\td'], { separator: '\t', decimalMark: 'point' })).toBe('a,b\t"c\td"\r\n')
})

test('no text runs as a formula in a spreadsheet', () => {
  expect(csvLine(['=1+1', '@sum', '-2', '+3', '\tx', -2])).toBe(`'=1+1,'@sum,'-2,'+3,'\tx,-2\r\n`)
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('point' as const, 'comma' as const), (words, decimalMark) => {
      expect(csvLine([words], csvStyleOf(decimalMark))).not.toMatch(/^"?[=+\-@\t\r\n](?!\n$)/)
    }),
  )
})
