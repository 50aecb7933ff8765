import { expect, test } from 'vitest'
import { csvName, tableCsv, tableTsv } from './table-text.ts'
import type { TableModel } from './table-model.ts'

const table: TableModel = {
  head: 'Day',
  columns: [
    { key: 'a', label: '=HYPERLINK("x")' },
    { key: 'change', label: 'Change', derived: true },
    { key: 'b', label: 'Posts, that day' },
  ],
  rows: [
    {
      key: 1,
      name: '21 Nov 2026',
      plainName: '2026-11-21',
      cells: [
        { shown: '-12,5', plain: { figure: '-12.5' } },
        { shown: '↗ 4%', plain: null },
        { shown: '', plain: '@everyone "hi"\nline\ttwo' },
      ],
    },
    { key: 2, name: '+49', cells: [{ plain: null }, { plain: null }, { plain: '-1' }] },
  ],
}

test('writes exact numbers, safe text, quotes only when needed, and no calculated columns to a file', () => {
  expect(tableCsv(table)).toBe(
    '\uFEFFDay,"\'=HYPERLINK(""x"")","Posts, that day"\r\n' +
      '2026-11-21,-12.5,"\'@everyone ""hi""\nline\ttwo"\r\n' +
      "'+49,,'-1\r\n",
  )
})

test('keeps copied text in one line and one cell', () => {
  expect(
    tableTsv(table)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split('\t')),
  ).toEqual([
    ['Day', '"\'=HYPERLINK(""x"")"', 'Posts, that day'],
    ['2026-11-21', '-12.5', '"\'@everyone ""hi"" line two"'],
    ["'+49", '', "'-1"],
  ])
})

test.for([
  ['Reach beside revenue', 'reach-beside-revenue-2026-11-21.csv'],
  ['Çok satan ürünler / İstanbul ılık', 'cok-satan-urunler-istanbul-ilik-2026-11-21.csv'],
  ['../../etc', 'etc-2026-11-21.csv'],
  ['…', '2026-11-21.csv'],
] as const)('names a file of %j %j', ([title, name]) => {
  expect(csvName(title, '2026-11-21')).toBe(name)
})
