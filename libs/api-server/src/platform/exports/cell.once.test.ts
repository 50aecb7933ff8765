import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows } from '../../testing/csv-rows.ts'
import { csvLine } from '@tandem/format'
import { decimal, figure, momentsIn } from './cell.ts'

const signs = ['=1+1', '+4912345', '-2', '@sum(a1)']
const wideSigns = ['＝1+1', '＋4912345', '－2', '＠sum(a1)', '﹦1', '﹢1', '﹣1', '﹫sum(a1)']
const afterBlanks = [' =1+1', '\u00a0+1', '\u3000＝1', '\ufeff=1', '\u200b@sum(a1)', '\u0000=1', ' \t =1']
const lineStarts = ['\t=1', '\r=1', '\n=1', '\tplain', '\rplain', '\nplain']

test.each([signs, wideSigns, afterBlanks, lineStarts].flat())(
  "puts a mark before %j, so that it isn't a formula",
  (text) => {
    expect(csvRows(csvLine([text]))).toEqual([[`'${text}`]])
  },
)

test('keeps figures as figures, whatever their sign, with the decimals of their currency', () => {
  expect(
    csvLine([decimal(-5, 'GBP'), decimal(1234, 'JPY'), decimal(12345, 'KWD'), figure(0), figure(null), null]),
  ).toBe('-0.05,1234,12.345,0,,\r\n')
})

/** The rule of `csvLine`, written differently for comparison. */
function isMarked(cell: string) {
  const [first = ''] = cell.replace(/^[\s\p{C}]+/u, '')
  return ['\t', '\r', '\n'].includes(cell[0] ?? '') || [...'=+-@＝＋－＠﹦﹢﹣﹫'].includes(first)
}

test('leaves a sign inside a text and spaces before plain words unchanged', () => {
  const cells = ['a=b', '3-5', 'me@example.com', ' plain', 'ＡＢ＝', '']
  expect(csvRows(csvLine(cells))).toEqual([cells])
})

test("returns a shop's texts as they were, except for the mark before a formula", () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('a,b', '"', 'a\r\nb', ' x ', '=1', ''),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
      const [row] = csvRows(csvLine(cells))
      expect(row).toEqual(cells.map((cell) => (isMarked(cell) ? `'${cell}` : cell)))
    }),
    { numRuns: 60 },
  )
})

test('writes a moment in the time of the zone, with seconds', () => {
  const moment = momentsIn('Asia/Tehran')
  expect(moment('2026-01-05T21:30:07.000Z')).toEqual({ moment: '2026-01-06 01:00:07' })
  expect(moment(null)).toBeNull()
})
