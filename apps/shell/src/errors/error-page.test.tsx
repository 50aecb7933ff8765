import { configureApi } from '@tandem/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { failCalls, openAsTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

it.each([
  ['404', 'Page Not Found'],
  ['422', 'Unknown store'],
  ['429', 'Too many requests'],
  ['500', 'Something went wrong'],
  ['503', 'Not available'],
  ['403', 'Not allowed'],
])('%s has its own title', async (code, title) => {
  const { screen } = await openAsTeam(`/error/${code}`)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText(code, { exact: true })).toBeVisible()
  expect(document.title).toBe(`${title} · Tandem`)
})

it('is that of 404 without a code, or with one that has no page', async () => {
  const { screen, where, router } = await openAsTeam('/error')
  await expect.poll(where).toBe('/error/404')
  await router.navigate('/error/418')
  await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

describe('Go Back', () => {
  it('also skips the refused address after 422', async () => {
    const { screen, router, where } = await openAsTeam('/integrations/e-commerce')
    await expect.poll(() => router.state.navigation.state).toBe('idle')
    await router.navigate('/e-commerce/orders?store_id=999999999')
    await expect.poll(where).toBe('/error/422')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/integrations/e-commerce')
  })

  it('goes back one entry otherwise', async () => {
    const { screen, router, where } = await openAsTeam('/integrations/e-commerce')
    await expect.poll(() => router.state.navigation.state).toBe('idle')
    await router.navigate('/no/such/page')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/integrations/e-commerce')
  })

  it('goes home when there is no entry of the app to go back to', async () => {
    const { screen, where } = await openAsTeam('/no/such/page')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/')
  })
})

it('Go Home goes home', async () => {
  const { screen, where } = await openAsTeam('/no/such/page')
  await screen.getByRole('button', { name: 'Go Home' }).click()
  await expect.poll(where).toBe('/')
})

describe("a page that can't be loaded", () => {
  it('is replaced by an error page inside the frame, which leads home', async () => {
    failCalls('/ecommerce/stores', 404, 'MODEL_NOT_FOUND')
    const { screen, where } = await openAsTeam('/integrations/e-commerce', { stores: [] })
    await expect.poll(where).toBe('/error/404')
    await expect.element(screen.getByText('404', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    configureApi({ fetch: (request) => globalThis.fetch(request) })
    await screen.getByRole('button', { name: 'Go Home' }).click()
    await expect.poll(where).toBe('/')
  })

  it('leads back to where the user came from, and not into the failure again', async () => {
    failCalls('/ecommerce/stores', 500, 'AN_ERROR_OCCURED')
    const { screen, router, where } = await openAsTeam('/no/such/page')
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await router.navigate('/integrations/e-commerce')
    await expect.poll(where).toBe('/error/500')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/no/such/page')
  })

  it.each([
    ['a provider that failed', 502, 'TRY_AGAIN_LATER'],
    ['input that is refused', 422, 'VALIDATION_FAILED'],
  ])('for another reason keeps its address and can be retried: %s', async (_, status, code) => {
    failCalls('/ecommerce/stores', status, code)
    const { screen, where } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByText(String(status), { exact: true })).toBeVisible()
    expect(where()).toBe('/e-commerce/orders')
    configureApi({ fetch: (request) => globalThis.fetch(request) })
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
  })

  it('that the role may not see is replaced by the authorisation page', async () => {
    failCalls('/ecommerce/stores', 403, 'FORBIDDEN')
    const { screen, where } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Go Home' })).toBeVisible()
    expect(where()).toBe('/e-commerce/orders')
  })

  it('offers the request id on the page of our own failures', async () => {
    failCalls('/ecommerce/stores', 500, 'AN_ERROR_OCCURED')
    const { screen, where } = await openAsTeam('/e-commerce/orders')
    await expect.poll(where).toBe('/error/500')
    await screen.getByRole('button', { name: 'Copy request ID' }).click()
    // The id is copied if the browser allows it, otherwise shown to be copied by hand.
    await expect.element(screen.getByRole('button', { name: /Request ID copied|req-42/ })).toBeVisible()
  })

  it("isn't replaced when one of its widgets fails", async () => {
    failCalls('/sales/days', 500, 'AN_ERROR_OCCURED')
    const { screen, where } = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 2 }] })
    await expect.element(screen.getByRole('heading', { name: 'Sales could not be loaded' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
    expect(where()).toBe('/e-commerce/orders')
  })
})
