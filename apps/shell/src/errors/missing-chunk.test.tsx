import { isMissingPart } from '@tandem/page-parts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serveReleases } from '../test-releases.ts'
import { watchMissingChunks } from './missing-chunk.ts'

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

const loseParts = (...parts: string[]) =>
  parts.forEach((part) => void import(/* @vite-ignore */ `/assets/${part}-of-a-former-release.js`))

it('shows a new release quietly and once when a part fails that nobody waited for', async () => {
  onTestFinished(watchMissingChunks())
  const same = serveReleases({ shown: 'a', served: 'a' })
  loseParts('one')
  await vi.waitFor(() => expect(same.asked()).toBe(1))
  // The server is asked again, which proves that nothing was shown before.
  const newer = serveReleases({ shown: 'a', served: 'b' })
  await vi.waitFor(() => {
    loseParts('two', 'three')
    expect(newer.asked()).toBe(1)
  })
  const toast = page.getByRole('status', { name: 'A new version is available' })
  await expect.element(toast).toBeVisible()
  await expect.element(toast.getByText('Reload when you’re ready. Your work is saved.')).toBeVisible()
  await expect.element(toast.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(toast.elements()).toHaveLength(1)
})
