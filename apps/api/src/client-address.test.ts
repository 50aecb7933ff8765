import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
const request = (forwarded?: string) =>
  new Request(
    'http://tandem.test',
    forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } },
  )

test('is the address of the connection, whatever the caller sends', () => {
  expect(clientAddress(false)(request('203.0.113.1'), connection)).toBe('192.0.2.7')
})

test('is the last entry behind a trusted proxy', () => {
  expect(clientAddress(true)(request('1.1.1.1, 203.0.113.1'), connection)).toBe('203.0.113.1')
  expect(clientAddress(true)(request(), connection)).toBe('192.0.2.7')
})
