import { expect, test } from 'vitest'
import { errorOf } from './use-field-props.ts'

const field = { input: 'x', errors: ['Too short'] }

test('shows an error of a rule once the field was left or the form submitted', () => {
  expect(errorOf(field, undefined, false)).toBeUndefined()
  expect(errorOf(field, undefined, true)).toBe('Too short')
})

test("shows the server's refusal until the value changes", () => {
  const refusal = { message: 'Not known to the store', value: 'ck_1' }
  expect(errorOf({ errors: null, input: 'ck_1' }, refusal, true)).toBe('Not known to the store')
  expect(errorOf({ errors: null, input: 'ck_12' }, refusal, true)).toBeUndefined()
})
