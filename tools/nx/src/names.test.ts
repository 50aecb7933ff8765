import { expect, test } from 'vitest'
import { namesOf, pluralOf, UnusableName } from './names.ts'

test('a name is written in every form that is needed', () => {
  expect(namesOf('resource', 'credit-note')).toEqual({
    kebab: 'credit-note',
    camel: 'creditNote',
    pascal: 'CreditNote',
    snake: 'credit_note',
    words: 'credit note',
    title: 'Credit note',
    withArticle: 'a credit note',
  })
})

test.each([
  '',
  'Billing',
  'billing_plan',
  'billing plan',
  '-billing',
  'billing-',
  'a--b',
  '1st',
  '../x',
  'bílling',
])("the name %j isn't in kebab case", (name) => expect(() => namesOf('feature', name)).toThrow(/kebab case/))

test.each([
  ['x'.repeat(41), /40 letters/],
  ['delete', /reserved word/],
  ['new', /reserved word/],
  ['order-helpers', /says nothing/],
  ['types', /says nothing/],
])('the name %j is refused with the reason', (name, reason) => {
  expect(() => namesOf('resource', name)).toThrow(UnusableName)
  expect(() => namesOf('resource', name)).toThrow(reason)
})

test.each([
  ['invoice', 'invoices'],
  ['address', 'addresses'],
  ['tax', 'taxes'],
  ['delivery', 'deliveries'],
  ['day', 'days'],
  ['price-list', 'price-lists'],
])('the plural of %j is %j', (one, several) => expect(pluralOf(one)).toBe(several))

test.each([
  ['invoice', 'an invoice'],
  ['update', 'an update'],
  ['user', 'a user'],
  ['hour', 'an hour'],
  ['offer', 'an offer'],
  ['one-off', 'a one off'],
  ['on-call-shift', 'an on call shift'],
])('%j with its article is %j', (name, spoken) => expect(namesOf('resource', name).withArticle).toBe(spoken))
