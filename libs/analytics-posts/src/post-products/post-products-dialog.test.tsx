import { call, configureApi } from '@tandem/api-client'
import { getPost, listPosts, setPostProducts } from '@tandem/api-contract'
import { newTeam, signIn, signOut } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { postsSection } from '../posts-section.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

/** The sales are from an old calculation. */
async function countedBefore(request: Request) {
  const answer = await realFetch(request)
  if (!request.url.endsWith('/sales')) return answer
  const { data } = (await answer.json()) as { data: object }
  return Response.json({ data: { ...data, counted_at: '2026-01-01T00:00:00.000Z' } })
}

/** The page of a post in its own team, with the dialog for its products. */
async function openDialog(options: TeamOptions = {}) {
  signIn(await newTeam({ connected: ['elif'], stores: [{ orders: 12 }], ...options }))
  const page = await openPage(postsSection, '/analytics/tiktok')
  const { data } = await call(listPosts, {
    params: { service: 'social', social: 'instagram' },
    search: { product: 'none', per_page: 1 },
  })
  const path = `/analytics/instagram/posts/${data[0]!.id}`
  await page.router.navigate(path)
  return { ...page, post: data[0]!.id, path, link: `${path}?link=${data[0]!.id}` }
}

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

test('products are found and linked by keyboard; a refusal and Back keep the choice', async () => {
  const { screen, router, address, path, link } = await openDialog()
  const section = screen.getByRole('region', { name: 'Products' })
  await section.getByRole('button', { name: 'Link a product' }).click()
  await expect.poll(address).toBe(link)
  const dialog = screen.getByRole('dialog', { name: 'Link products to this post' })
  const found = dialog.getByRole('list', { name: 'Products found' })
  await expect.element(found).toBeVisible()
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const chosen = dialog.getByRole('list', { name: 'Linked products' }).getByRole('listitem')
  await expect.poll(() => chosen.elements().length).toBe(1)

  configureApi({
    fetch: async (request) =>
      request.method === 'PUT'
        ? Response.json({ code: 'TRY_AGAIN_LATER', message: 'Not now.', request_id: 'r' }, { status: 503 })
        : realFetch(request),
  })
  await dialog.getByRole('button', { name: 'Save products' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  configureApi({ fetch: countedBefore })
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(path)
  await section.getByRole('button', { name: 'Link a product' }).click()
  await expect.poll(() => chosen.elements().length).toBe(1)
  await dialog.getByRole('button', { name: 'Save products' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(section.getByText('Linked manually')).toBeVisible()
  await expect.element(screen.getByText(/^Updating for the selected products/)).toBeVisible()
  configureApi({ fetch: realFetch })
  // The message about the first choice offers an Undo of its own.
  await screen.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()

  await section.getByRole('button', { name: 'Change products' }).click()
  await dialog.getByRole('button', { name: 'Link from caption again' }).click()
  await dialog.getByRole('button', { name: 'Save products' }).click()
  await expect.element(section.getByText('No products linked.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(section.getByText('Linked manually')).toBeVisible()
})

test('Undo keeps the products that a colleague has chosen since', async () => {
  const { screen, post } = await openDialog()
  const section = screen.getByRole('region', { name: 'Products' })
  await section.getByRole('button', { name: 'Link a product' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Link products to this post' })
  await expect.element(dialog.getByRole('list', { name: 'Products found' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await dialog.getByRole('button', { name: 'Save products' }).click()
  await expect.element(section.getByText('Linked manually')).toBeVisible()

  const params = { service: 'social', social: 'instagram', id: post } as const
  await call(setPostProducts, { params, body: { product_ids: [] } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(/^The products of the post were changed again/)).toBeVisible()
  expect((await call(getPost, { params })).data.products_are_set).toBe(true)
})

test('Back from the list loses none of the choice', async () => {
  const { screen, router } = await openDialog()
  await router.navigate('/analytics/instagram/posts')
  const cards = screen.getByRole('button', { name: /^Link a product to/ })
  await expect.element(cards.first()).toBeVisible()
  // Another card may come first when the list is read again.
  const { ariaLabel } = cards.first().element()
  const fromCard = screen.getByRole('button', { name: ariaLabel!, exact: true })
  const dialog = screen.getByRole('dialog', { name: 'Link products to this post' })
  const chosen = dialog.getByRole('list', { name: 'Linked products' }).getByRole('listitem')
  await fromCard.click()
  await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').first().click()
  await expect.poll(() => chosen.elements().length).toBe(1)
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  await fromCard.click()
  await expect.poll(() => chosen.elements().length).toBe(1)
})

test('people who may not change shared data see the products and the reason', async () => {
  const { screen, router, link } = await openDialog({ role: 'viewer', stores: [] })
  const section = screen.getByRole('region', { name: 'Products' })
  await expect.element(section.getByText('Only editors and admins can link products.')).toBeVisible()
  await router.navigate(link)
  const dialog = screen.getByRole('dialog', { name: 'Link products to this post' })
  await expect.element(dialog.getByText(/You can view linked products/)).toBeVisible()
  await expect.element(dialog.getByRole('searchbox')).not.toBeInTheDocument()
})
