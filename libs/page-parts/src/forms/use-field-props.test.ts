import { expect, test } from 'vitest'
import { errorOf } from './use-field-props.ts'

const field = { input: 'x', errors: ['Too short'] }

test('a rule keeps silent until its field was left, or all were submitted', () => {
  expect(errorOf(field, undefined, false)).toBeUndefined()
  expect(errorOf(field, undefined, true)).toBe('Too short')
})

test('what the server refused is said until it is changed', () => {
  const refusal = { message: 'Not known to the store', value: 'ck_1' }
  expect(errorOf({ errors: null, input: 'ck_1' }, refusal, true)).toBe('Not known to the store')
  expect(errorOf({ errors: null, input: 'ck_12' }, refusal, true)).toBeUndefined()
})
