import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { humanizeStatus, wordOfStatus } from './order-status-words.ts'

test('the status of a plugin is said in words', () => {
  expect(humanizeStatus('wc-awaiting_pickup')).toBe('Awaiting pickup')
  expect(humanizeStatus('invoiced')).toBe('Invoiced')
  expect(humanizeStatus('')).toBe('')
})

test('a status of the shop is said in our words, one that looks like a part of JavaScript as its own', () => {
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
