import { ApiError, configureApi } from '@tandem/api-client'
import type { ErrorCode } from '@tandem/api-contract'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failCalls, openAsTeam, startAfresh } from '../test-setup.ts'
import { handleFailure } from './handle-failure.ts'

beforeEach(async () => {
  await startAfresh()
  // A toast outlives the app of its test.
  for (const close of page.getByRole('button', { name: 'Dismiss' }).elements()) (close as HTMLElement).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const toast = page.getByRole('alert')

/** Opens a page and makes the app send a write that is refused. */
async function refuse(status: number, code: string) {
  const app = await openAsTeam('/e-commerce/orders')
  await expect.element(app.screen.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  failCalls('/me/meta', status, code)
  await app.screen.getByRole('button', { name: 'Collapse sidebar' }).click()
  return app
}

/** Fails a write while an address is on screen. */
const failWrite = (address: string, code: ErrorCode) => {
  window.history.replaceState(null, '', address)
  const error = new ApiError({ status: 409, code, message: '', request_id: null })
  handleFailure(createStore(), error, { of: 'mutation', errors: undefined })
}

describe('a write that fails', () => {
  it.each([
    [409, 'STORE_IS_ALREADY_SYNCING', 'Sync is running', /^This store is already syncing/],
    [404, 'MODEL_NOT_FOUND', 'Not found', /doesn’t exist/],
    [429, 'TOO_MANY_REQUESTS', 'Too many requests', /^You have made too many requests/],
    [500, 'AN_ERROR_OCCURED', 'Something went wrong', /^Something went wrong on our side/],
    [503, 'SERVICE_UNAVAILABLE', 'Not available', /is briefly unavailable/],
    [429, 'A_CODE_OF_TOMORROW', 'Too many requests', /^You have made too many requests/],
    [503, 'A_CODE_OF_TOMORROW', 'Not available', /is briefly unavailable/],
    [400, 'A_CODE_OF_TOMORROW', 'Unknown Error', 'An unexpected error occurred. Please try again later.'],
  ])(
    'with %i %s is explained in the words of the catalogue, where it happened',
    async (status, code, title, description) => {
      const { where } = await refuse(status, code)
      await expect.element(toast.getByText(title, { exact: true })).toBeVisible()
      await expect.element(toast.getByText(description)).toBeVisible()
      expect(where()).toBe('/e-commerce/orders')
    },
  )

  it.each(['VALIDATION_FAILED', 'A_CODE_OF_TOMORROW'])(
    'with 422 is explained in the words of the server: %s',
    async (code) => {
      await refuse(422, code)
      await expect.element(toast.getByText('Refused in a test')).toBeVisible()
    },
  )

  it('several times in a row shows one toast', async () => {
    const { screen } = await refuse(500, 'AN_ERROR_OCCURED')
    await expect.element(toast).toBeVisible()
    for (const name of [/^(Expand|Collapse) sidebar/, /^(Expand|Collapse) sidebar/])
      await screen.getByRole('button', { name }).click()
    await expect.poll(() => toast.elements().length).toBe(1)
  })

  it('unexpectedly offers the request id', async () => {
    await refuse(500, 'AN_ERROR_OCCURED')
    await toast.getByRole('button', { name: 'Copy request ID' }).click()
    await expect.element(page.getByText(/Request ID copied|Request ID: req-42/)).toBeVisible()
  })

  it('without a connection is kept, and the bar counts waiting changes until there is one again', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.element(page.getByText('It will be sent when you are online.')).toBeVisible()
    const bar = screen.getByText(
      /^Can’t reach Tandem\. Data loaded just now\..* 1 change waits to be sent\.$/,
    )
    await expect.element(bar).toBeVisible()
    configureApi({ fetch: (request) => globalThis.fetch(request) })
    // It waits behind the first, and both are sent.
    await screen.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(screen.getByText(/waits? to be sent/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  })

  it("on a screen that shows it itself isn't shown again", async () => {
    failWrite('/auth/check-email', 'STORE_EXISTS')
    failWrite('/auth/verify?user_id=1&hash=2', 'STORE_EXISTS')
    failWrite('/auth/forgot-password', 'EXISTS_IN_ANOTHER_ACCOUNT')
    await expect.element(toast.getByText('Connected elsewhere')).toBeVisible()
    expect(toast.elements()).toHaveLength(1)
  })
})
