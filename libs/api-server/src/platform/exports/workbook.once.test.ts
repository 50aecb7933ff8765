import fc from 'fast-check'
import { workbookPieces } from '@tandem/format/workbook'
import type { WorkbookTable } from '@tandem/format/workbook'
import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { workbookFormats, workbookRows } from '../../testing/workbook-rows.ts'
import { decimal, figure, momentsIn } from './cell.ts'
import type { Cell } from './cell.ts'

async function* batchesOf<Written>(...batches: Written[][][]) {
  yield* batches
}

async function bytesOf(table: WorkbookTable) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of workbookPieces('orders', table)) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

const fileOf = (titles: string[], ...batches: Cell[][][]) =>
  bytesOf({
    titles,
    moments: titles.map((title) => /\bat$/i.test(title)),
    batches: batchesOf(...batches),
  })

test('writes figures as numbers, moments as dates and text as text', async () => {
  const moment = momentsIn('Europe/Istanbul')
  const file = await fileOf(
    ['At', 'Orders', 'Total', 'Name'],
    [
      [moment('2026-03-01T21:30:15.000Z'), figure(7), decimal(-1250, 'EUR'), '=1+1'],
      [null, figure(null), decimal(1234, 'JPY'), 'Ömer'],
    ],
    [[moment('1899-12-30T00:00:00.000Z'), figure(0), decimal(12_345, 'KWD'), '007']],
  )
  const [sheet, ...others] = workbookRows(file)
  expect(others).toEqual([])
  const [titles, first, second, third] = sheet!
  expect(titles).toEqual(['At', 'Orders', 'Total', 'Name'])
  // Excel counts days from 30 December 1899: the second of March 2026, 00:30:15 in Istanbul.
  const day = (Date.UTC(2026, 2, 2) - Date.UTC(1899, 11, 30)) / dayMs
  expect(Math.round((Number(first![0]) - day) * 86_400)).toBe(30 * 60 + 15)
  expect(first!.slice(1)).toEqual([7, -12.5, '=1+1'])
  expect(second).toEqual([null, null, 1234, 'Ömer'])
  expect(third!.slice(1)).toEqual([0, 12.345, '007'])
  expect(third![0]).toMatch(/^1899-12-30 /)
  expect(workbookFormats(file)).toEqual(['yyyy-mm-dd hh:mm:ss', '0.00####'])
})

test('never contains a formula, and returns every text as it was', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      '<c><f>1</f></c>',
      ']]>',
      '&amp;',
      'a\r\nb',
      '\u0000\u0007',
      ' x ',
      '_x0041_',
      '_x003D_1+1',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (cells) => {
      const file = await fileOf(
        cells.map((_, index) => `Column ${index}`),
        [cells],
      )
      expect(workbookRows(file)[0]![1]).toEqual(cells)
    }),
    { numRuns: 60 },
  )
})

test('replaces characters that no workbook may contain, in cells and titles', async () => {
  const [titles, cells] = workbookRows(await fileOf(['Name\uFFFE'], [['Mug\uFFFF, \uFFFEblue']]))[0]!
  expect([titles, cells]).toEqual([['Name\uFFFD'], ['Mug\uFFFD, \uFFFDblue']])
})

test("keeps a number's digits as text when Excel would round it, and cuts a text that it would refuse", async () => {
  const long = `${'a'.repeat(32_765)}🎉 and more`
  const file = await fileOf(['Number', 'Text'], [[{ figure: '12345678901234567' }, long]])
  const [, [number, text] = []] = workbookRows(file)[0]!
  expect(number).toBe('12345678901234567')
  expect(text).toBe(`${'a'.repeat(32_765)}…`)
})

test('shows what later rows have as it is, and moments as dates, also after rows without any', async () => {
  const moment = momentsIn('UTC')
  const file = await fileOf(
    ['At', 'Units', 'Paid at'],
    [],
    [[moment('2026-03-01T21:30:15.000Z'), figure(2), null]],
    [[moment('2026-03-01T21:30:15.000Z'), { figure: '2.5' }, moment('2026-03-02T08:00:00.000Z')]],
  )
  expect(workbookFormats(file)).toEqual(['yyyy-mm-dd hh:mm:ss'])
  const paid = (Date.UTC(2026, 2, 2, 8) - Date.UTC(1899, 11, 30)) / dayMs
  expect(workbookRows(file)[0]!.map((cells) => cells.slice(1))).toEqual([
    ['Units', 'Paid at'],
    [2, null],
    [2.5, expect.closeTo(paid, 6)],
  ])
})

test('shows days as dates without a time, and takes numbers that a page has', async () => {
  const file = await fileOf(['Day at', 'Share'], [[{ moment: '2026-03-02' }, null]])
  const day = (Date.UTC(2026, 2, 2) - Date.UTC(1899, 11, 30)) / dayMs
  expect(workbookRows(file)[0]![1]).toEqual([day])
  expect(workbookFormats(file)).toEqual(['yyyy-mm-dd'])
  const bytes = await bytesOf({
    titles: ['Share', 'Count', 'Unknown'],
    batches: batchesOf([[2.56, 12, Number.NaN]]),
  })
  expect(workbookRows(bytes)[0]![1]).toEqual([2.56, 12])
  expect(workbookFormats(bytes)).toEqual(['0.00####'])
})

test('has only its titles without rows', async () => {
  expect(workbookRows(await fileOf(['Name', 'Total']))).toEqual([[['Name', 'Total']]])
})

test('stops reading rows when the caller stops', async () => {
  let ended = false
  async function* endless() {
    try {
      for (let number = 0; ; number++)
        yield Array.from({ length: 500 }, () => [figure(number), crypto.randomUUID()])
    } finally {
      ended = true
    }
  }
  for await (const piece of workbookPieces('orders', { titles: ['A', 'B'], batches: endless() }))
    if (piece.length > 0) break
  expect(ended).toBe(true)
})
