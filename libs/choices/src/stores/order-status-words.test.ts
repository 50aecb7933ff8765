import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { humanizeStatus, wordOfStatus } from './order-status-words.ts'

test("shows a plugin's status in words", () => {
  expect(humanizeStatus('wc-awaiting_pickup')).toBe('Awaiting pickup')
  expect(humanizeStatus('invoiced')).toBe('Invoiced')
  expect(humanizeStatus('')).toBe('')
})

test("shows a shop's status in our words, and one named like a property of JavaScript as it is", () => {
  expect(['on-hold', 'checkout-draft', 'constructor', ''].map(wordOfStatus)).toEqual([
    'On hold',
    'Draft',
    'Constructor',
    'Unknown',
  ])
})

test('no status makes it throw', () => {
  fc.assert(fc.property(fc.string(), (status) => void [humanizeStatus(status), wordOfStatus(status)]))
})
