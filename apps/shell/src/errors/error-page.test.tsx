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

it('is that of 404 where no code is given, or one without a page', async () => {
  const { screen, where, router } = await openAsTeam('/error')
  await expect.poll(where).toBe('/error/404')
  await router.navigate('/error/418')
  await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

describe('Go Back', () => {
  it('steps over the refused address too after 422', async () => {
    const { screen, router, where } = await openAsTeam('/integrations/e-commerce')
    await expect.poll(() => router.state.navigation.state).toBe('idle')
    await router.navigate('/e-commerce/orders?store_id=999999999')
    await expect.poll(where).toBe('/error/422')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/integrations/e-commerce')
  })

  it('steps back one entry otherwise', async () => {
    const { screen, router, where } = await openAsTeam('/integrations/e-commerce')
    await expect.poll(() => router.state.navigation.state).toBe('idle')
    await router.navigate('/no/such/page')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/integrations/e-commerce')
  })

  it('goes home where there is nothing of the app to go back to', async () => {
    const { screen, where } = await openAsTeam('/no/such/page')
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await expect.poll(where).toBe('/e-commerce/orders')
  })
})

it('Go Home goes home', async () => {
  const { screen, where } = await openAsTeam('/no/such/page')
  await screen.getByRole('button', { name: 'Go Home' }).click()
  await expect.poll(where).toBe('/e-commerce/orders')
})

describe('a mutation that fails', () => {
  it('is told in a toast, with the words of its code', async () => {
    const { screen } = await openAsTeam('/')
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
    failCalls('/me/meta', 500, 'AN_ERROR_OCCURED')
    await screen.getByRole('button', { name: 'Hide the names of the menu' }).click()
    await expect.element(screen.getByText('Something went wrong', { exact: true })).toBeVisible()
  })
})
