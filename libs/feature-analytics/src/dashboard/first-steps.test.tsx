import { call } from '@tandem/api-client'
import {
  createSavedFilter,
  getDashboardInsights,
  getMe,
  listPosts,
  listProducts,
  setPostProducts,
  updateMeta,
} from '@tandem/api-contract'
import { answerCalls, newTeam, signIn } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { expect, test } from 'vitest'
import { analyticsFeature } from '../feature.ts'

const places = {
  connectStore: '/connect-store-here',
  accounts: '/accounts-here',
  people: '/people-here',
  orders: '/orders-here',
}

test('shows a new team what is left, links there, and stays hidden once somebody hides it', async () => {
  const { screen, router } = await openAsTeam(analyticsFeature, '/', { places, stores: [{ orders: 4 }] })
  const card = screen.getByRole('region', { name: 'First steps' })
  await expect.element(card.getByText('1 of 5 done')).toBeVisible()
  const done = card.getByRole('listitem').filter({ hasText: 'Connect your first store' })
  await expect.element(done.getByText('Done', { exact: true })).toBeInTheDocument()
  await expect.element(done.getByRole('link')).not.toBeInTheDocument()
  for (const [name, place] of [
    ['Connect an Instagram account', '/accounts-here'],
    ['Link a product to a post', '/analytics/instagram/posts'],
    ['Invite someone to your team', '/people-here'],
    ['Save a list filter', '/orders-here'],
  ] as const)
    await expect.element(card.getByRole('link', { name })).toHaveAttribute('href', place)

  await card.getByRole('button', { name: 'Hide first steps' }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(document.activeElement?.contains(document.querySelector('[data-widget]'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  const kept = { key: 'first_steps_hidden', value: '1' }
  await expect.poll(async () => (await call(getMe, {})).data.metas).toContainEqual(kept)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Hide first steps' }).click()
  await expect.element(card).not.toBeInTheDocument()
  await router.navigate('/elsewhere')
  await router.navigate('/')
  await expect.element(screen.getByText('Orders', { exact: true }).first()).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})

test('comes first for a team that has nothing connected', async () => {
  const { screen } = await openAsTeam(analyticsFeature, '/', { places })
  const steps = screen.getByText('0 of 5 done')
  await expect.element(steps).toBeVisible()
  const rest = screen.getByRole('heading', { name: 'See how your posts and your stores move together' })
  const { bottom } = steps.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(rest.element().getBoundingClientRect().top)
})

test('an empty dashboard waits for them only if they are shown', async () => {
  signIn(await newTeam())
  await call(updateMeta, { body: { first_steps_hidden: '1' } })
  const answer = Promise.withResolvers<Response>()
  answerCalls('/dashboard/first-steps', () => answer.promise)
  const { screen } = await openPage(analyticsFeature, '/', places)
  const rest = screen.getByRole('heading', { name: 'See how your posts and your stores move together' })
  await expect.element(rest).toBeVisible()
  answer.resolve(Response.json({ data: {} }))
})

test('a dashboard with figures waits for them, so that they push nothing down', async () => {
  signIn(await newTeam({ stores: [{ orders: 4 }] }))
  const answer = Promise.withResolvers<Response>()
  answerCalls('/dashboard/first-steps', () => answer.promise)
  const { screen, queryClient } = await openPage(analyticsFeature, '/', places)
  const figures = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: (query) => String(query.queryKey[0]).startsWith(getDashboardInsights.name) })
  await expect.poll(() => figures()[0]?.state.status).toBe('success')
  // They would be drawn by now.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(screen.getByText('Orders', { exact: true }).elements()).toHaveLength(0)
  const data = { store: true, account: false, products: false, people: false, filter: false }
  answer.resolve(Response.json({ data }))
  await expect.element(screen.getByText('1 of 5 done')).toBeVisible()
})

test('says that they are hidden only once they are', async () => {
  const { screen } = await openAsTeam(analyticsFeature, '/', { places, stores: [{ orders: 4 }] })
  const refusal = Promise.withResolvers<Response>()
  answerCalls('/me/meta', () => refusal.promise)
  const hide = screen.getByRole('button', { name: 'Hide first steps' })
  await hide.click()
  await expect.element(hide).not.toBeInTheDocument()
  const refused = { code: 'UNKNOWN_ERROR', message: 'Refused in a test', request_id: 'req-42' }
  refusal.resolve(Response.json(refused, { status: 500 }))
  await expect.element(hide).toBeVisible()
  await expect.element(screen.getByText('First steps hidden')).not.toBeInTheDocument()
})

test("isn't shown when everything is done, nor to people who can't connect", async () => {
  signIn(await newTeam({ stores: [{ orders: 4 }], connected: ['elif'], people: 1 }))
  const of = { service: 'social', social: 'instagram' } as const
  const [posts, products] = await Promise.all([
    call(listPosts, { params: of, search: {} }),
    call(listProducts, { search: {} }),
  ])
  const product_ids = [products.data[0]!.id]
  await call(setPostProducts, { params: { ...of, id: posts.data[0]!.id }, body: { product_ids } })
  await call(createSavedFilter, { body: { name: 'Large', list: 'orders', search: 'status=completed' } })
  const { screen } = await openPage(analyticsFeature, '/', places)
  await expect.element(screen.getByRole('slider').first()).toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'First steps' })).not.toBeInTheDocument()

  const viewer = await openAsTeam(analyticsFeature, '/', { places, role: 'viewer', stores: [{ orders: 4 }] })
  await expect.element(viewer.screen.getByText('Orders', { exact: true }).first()).toBeVisible()
  await expect.element(viewer.screen.getByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
})
