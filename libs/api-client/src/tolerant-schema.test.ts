import { endpoints } from '@tandem/api-contract'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { tolerantSchema } from './tolerant-schema.ts'

const inner = v.strictObject({ id: v.number() })
const extra = { id: 1, later: true }

it.each([
  ['an object', v.strictObject({ inner }), { inner: extra, more: 1 }, { inner: { id: 1 } }],
  ['a list', v.array(inner), [extra], [{ id: 1 }]],
  ['a pair', v.tuple([inner, v.string()]), [extra, 'a'], [{ id: 1 }, 'a']],
  ['what may be null', v.nullable(inner), extra, { id: 1 }],
  ['what may be left out', v.object({ a: v.optional(inner) }), { a: extra }, { a: { id: 1 } }],
  ['one of several', v.union([v.string(), inner]), extra, { id: 1 }],
  ['a record', v.record(v.string(), inner), { a: extra }, { a: { id: 1 } }],
  [
    'a pipe',
    v.pipe(
      inner,
      v.transform(({ id }) => id),
    ),
    extra,
    1,
  ],
  [
    'a variant',
    v.variant('type', [v.strictObject({ type: v.literal('a'), inner })]),
    { type: 'a', inner: extra },
    { type: 'a', inner: { id: 1 } },
  ],
])('drops unknown fields in %s', (_, schema, value, expected) => {
  expect(v.safeParse(schema, value).success).toBe(false)
  expect(v.parse(tolerantSchema(schema as v.GenericSchema), value)).toEqual(expected)
})

it('stays as strict about everything else', () => {
  expect(v.safeParse(tolerantSchema(inner), { id: 'one' }).success).toBe(false)
  expect(v.safeParse(tolerantSchema(inner), {}).success).toBe(false)
})

it('creates each schema once', () => {
  expect(tolerantSchema(inner)).toBe(tolerantSchema(inner))
})

it('leaves no strict object in any answer of the contract', () => {
  for (const { data } of endpoints) {
    expect(JSON.stringify(tolerantSchema(data as v.GenericSchema))).not.toContain('strict_object')
  }
})
