import { isMissingPart } from '@tandem/page-parts'
import { expect, it } from 'vitest'

it.each([
  'Failed to fetch dynamically imported module: http://app.test/assets/orders-page-1.js',
  'error loading dynamically imported module: http://app.test/assets/orders-page-1.js',
  'Importing a module script failed.',
])('recognises a missing part of the app: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true)
})

it('recognises no other error', () => {
  expect(isMissingPart(new TypeError('Failed to fetch'))).toBe(false)
  expect(isMissingPart('Importing a module script failed.')).toBe(false)
})

it("recognises this browser's message", async () => {
  const address = '/assets/of-a-former-release.js'
  const error = await import(/* @vite-ignore */ address).catch((reason: unknown) => reason)
  expect(isMissingPart(error)).toBe(true)
})
