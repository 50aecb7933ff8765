import { ContractError } from '@tandem/api-client'
import { onlineManager } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serveReleases } from '../test-releases.ts'
import { handleFailure } from './handle-failure.ts'
import { watchMissingChunks } from './missing-chunk.ts'

// Another test of the page may have left it without a network.
beforeEach(() => onlineManager.setOnline(true))

it('asks for the release when an answer cannot be read', async () => {
  const same = serveReleases({ shown: 'a', served: 'a' })
  // Long after any unreadable answer of another test.
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000_000)
  onTestFinished(() => now.mockRestore())
  const error = new ContractError({ status: 200, request_id: null, details: 'GET /me: data.team' })
  handleFailure(createStore(), error, { of: 'query', errors: undefined })
  await vi.waitFor(() => expect(same.asked()).toBe(1))
})

const loseParts = (...parts: string[]) =>
  parts.forEach((part) => void import(/* @vite-ignore */ `/assets/${part}-of-a-former-release.js`))

// The last test, because the page offers a release only once.
it('shows a new release quietly and once when a part fails that nobody waited for', async () => {
  onTestFinished(watchMissingChunks())
  const same = serveReleases({ shown: 'a', served: 'a' })
  // Again while the test before still asks.
  await vi.waitFor(() => {
    loseParts('one')
    expect(same.asked()).toBeGreaterThan(0)
  })
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
