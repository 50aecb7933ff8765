import { expect, it } from 'vitest'
import { isMissingChunk } from './missing-chunk.ts'

it.each([
  'Failed to fetch dynamically imported module: http://app.test/assets/orders-page-1.js',
  'error loading dynamically imported module: http://app.test/assets/orders-page-1.js',
  'Importing a module script failed.',
])('knows a missing part of the app: %s', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true)
})

it('takes nothing else for one', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false)
  expect(isMissingChunk('Importing a module script failed.')).toBe(false)
})

it('knows what this browser says', async () => {
  const address = '/assets/of-a-former-release.js'
  const error = await import(/* @vite-ignore */ address).catch((reason: unknown) => reason)
  expect(isMissingChunk(error)).toBe(true)
})
