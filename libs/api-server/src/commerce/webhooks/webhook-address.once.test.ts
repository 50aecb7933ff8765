import { expect, test } from 'vitest'
import { webhookAddress } from './webhook-address.ts'

const shop = { key: 'k', type: 'woocommerce', url: 'https://shop.example.test' } as const
const demo = { webhookUrl: 'http://127.0.0.1:4000' }

test("returns no webhook address that a store couldn't reach", () => {
  expect(webhookAddress({ webhookUrl: null }, shop)).toBeNull()
  expect(webhookAddress(demo, shop)).toBeNull()
})

test("a demo's shops reach it over loopback, and any store reaches a public address", () => {
  expect(webhookAddress(demo, { ...shop, url: 'http://localhost:4000/demo' })).toMatch(
    /^http:\/\/127\.0\.0\.1:4000\/.*\/k$/,
  )
  expect(webhookAddress({ webhookUrl: 'https://tandem.test' }, shop)).toMatch(
    /^https:\/\/tandem\.test\/.*\/k$/,
  )
})
