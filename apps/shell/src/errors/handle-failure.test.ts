import { ApiError, NetworkError } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { handleFailure } from './handle-failure.ts'

const refused = (status: number) =>
  new ApiError({ status, code: 'UNKNOWN_ERROR', message: '', request_id: 'r' })
const mainRead: Failure = { of: 'query', errors: 'page', isBackground: false }

function pagesShownFor(error: Error, failure: Failure) {
  const showErrorPage = vi.fn()
  handleFailure({ store: createStore(), showErrorPage }, error, failure)
  return showErrorPage.mock.calls.flat()
}

it.each([404, 429, 500, 503])('what a page cannot live without gives way to the page of %i', (status) => {
  expect(pagesShownFor(refused(status), mainRead)).toEqual([status])
})

it.each([
  ['input that is refused', refused(422), mainRead],
  ['a provider that failed', refused(502), mainRead],
  ['no network', new NetworkError('fetch'), mainRead],
  ['a read behind older data', refused(503), { ...mainRead, isBackground: true }],
  ['what its screen shows itself', refused(404), { ...mainRead, errors: 'local' as const }],
  ['a widget', refused(404), { ...mainRead, errors: undefined }],
  ['a dead session', refused(401), mainRead],
])('%s has no such page', (_, error, failure) => {
  expect(pagesShownFor(error, failure)).toEqual([])
})
