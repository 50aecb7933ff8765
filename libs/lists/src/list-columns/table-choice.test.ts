import { arrangeColumns } from '@tandem/design-system'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTableChoice, writeTableChoice } from './table-choice.ts'
import type { TableChoice } from './table-choice.ts'

test.each([
  null,
  '',
  'true',
  '[]',
  '{}',
  '{"order":["total"]}',
  '{"order":"total","hidden":[]}',
  '{"order":[1],"hidden":[]}',
  '{"density":"huge"}',
  '{"widths":{"total":"12"}}',
  '{"widths":{"total":-1}}',
  '{"widths":{"total":1e9}}',
  '{"order":',
])('ignores an unusable choice: %j', (kept) => {
  expect(readTableChoice(kept)).toEqual({})
})

test('leaves out names by which an object could be changed', () => {
  expect(readTableChoice('{"widths":{"__proto__":100,"constructor":100,"total":100}}')).toEqual({
    widths: { total: 100 },
  })
})

test("one invalid part doesn't affect the other", () => {
  expect(readTableChoice('{"order":"total","hidden":[],"density":"compact"}')).toEqual({ density: 'compact' })
  expect(readTableChoice('{"order":["a"],"hidden":["b"],"density":0,"more":1}')).toEqual({
    layout: { order: ['a'], hidden: ['b'] },
  })
})

test('a choice is read back as it was written, and no text makes reading throw', () => {
  const keys = fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 })
  const choice: fc.Arbitrary<TableChoice> = fc.record(
    {
      layout: fc.record({ order: keys, hidden: keys }),
      density: fc.constantFrom('default', 'compact'),
      // As keys of columns are. Reading leaves out "constructor" and "__proto__", which would be dangerous.
      widths: fc.dictionary(
        fc.stringMatching(/^[a-z]{1,5}_[a-z]{1,6}$/),
        fc.integer({ min: 48, max: 1000 }),
        {
          maxKeys: 5,
        },
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(choice, (given) => {
      expect(readTableChoice(writeTableChoice(given))).toEqual(given)
    }),
  )
  fc.assert(fc.property(fc.json(), (text) => void readTableChoice(text)))
})

test('a removed column is dropped from a stored choice, and a new one appears', () => {
  const { layout } = readTableChoice('{"order":["total","gone","status"],"hidden":["gone","status"]}')
  const columns = ['number', 'status', 'total', 'store'].map((key) => ({
    key,
    header: key,
    primary: key === 'number',
  }))
  expect(arrangeColumns(columns, layout).map(({ key }) => key)).toEqual(['number', 'total', 'store'])
})
