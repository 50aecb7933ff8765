import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRecordSplitter, splitRecord } from './csv-lines.ts'
import { readOrdersStream, readOrdersText } from './read-orders.ts'

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'
const good = '536365,85123A,"HEART, ""WHITE""",6,2010-12-01T08:26:00,2.55,17850,United Kingdom'

const split = (pieces: string[]): string[][] => {
  const records: string[][] = []
  const splitter = createRecordSplitter((record) => records.push(splitRecord(record)))
  for (const piece of pieces) splitter.push(piece)
  splitter.finish()
  return records
}

describe('reading CSV', () => {
  test('returns every field, wherever the text is split into chunks', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', '£'), maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.nat(200),
        (rows, cut) => {
          const text = rows
            .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
            .join('\n')
          expect(split([text.slice(0, cut), text.slice(cut)])).toEqual(rows)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('accepts Windows line endings, a byte order mark and no line break at the end', () => {
    const dataset = readOrdersText(`\uFEFF${header}\r\n${good}\r\n${good.replace('536365', '536366')}`)
    expect(dataset.orders.map(({ lines }) => lines[0]!.name)).toEqual(['HEART, "WHITE"', 'HEART, "WHITE"'])
  })

  test.each([
    ['', 'line 1: the file is empty'],
    ['a,b', 'line 1: the columns must be InvoiceNo'],
    [`${header}\n${good}\n1,2,3`, 'line 3: 3 fields instead of 8'],
    [`${header}\n${good.replace('536365', 'X1')}`, 'line 2: InvoiceNo "X1"'],
    [`${header}\n${good.replace(',6,', ',six,')}`, 'line 2: Quantity "six"'],
    [`${header}\n${good.replace('2.55', '2,55')}`, 'line 2: 9 fields'],
    [`${header}\n${good.replace('2.55', '1e9')}`, 'line 2: UnitPrice "1e9"'],
    [`${header}\n${good.replace('2010-12-01T08:26:00', '12/1/2010 8:26')}`, 'line 2: InvoiceDate'],
    [`${header}\n${good.replace('17850', 'Anna')}`, 'line 2: CustomerID "Anna"'],
  ])('reports what is wrong in %j', (text, words) => {
    expect(() => readOrdersText(text)).toThrow(words)
  })

  test('reads a stream, gzipped or not, and reports a damaged archive', async () => {
    const text = new Blob([`${header}\n${good}\n`])
    const zipped = await new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).blob()
    expect((await readOrdersStream(text.stream())).orders).toHaveLength(1)
    expect((await readOrdersStream(zipped.stream())).orders).toHaveLength(1)
    await expect(readOrdersStream(zipped.slice(0, 40).stream())).rejects.toThrow('the archive is damaged')
  })
})
