import { ContractError } from '@tandem/api-client'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serveReleases } from '../test-releases.ts'
import { handleFailure } from './handle-failure.ts'

it('offers the new release when a newer server answers in a way that this one cannot read', async () => {
  const newer = serveReleases({ shown: 'a', served: 'b' })
  const error = new ContractError({ status: 200, request_id: null, details: 'GET /me: data.team: a word' })
  const read = { of: 'query', errors: undefined } as const
  handleFailure(createStore(), error, read)
  handleFailure(createStore(), error, read)
  await expect.element(page.getByRole('status', { name: 'A new version is available' })).toBeVisible()
  await vi.waitFor(() => expect(newer.asked()).toBe(1))
})
