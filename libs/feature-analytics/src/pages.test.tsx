import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { analyticsFeature } from './feature.ts'

beforeEach(signOut)

test.each([
  ['/analytics/instagram/comments', 'Comments'],
  ['/analytics/tiktok', 'TikTok'],
  ['/analytics/youtube', 'YouTube'],
  ['/analytics/pinterest', 'Pinterest'],
  ['/analytics/x', 'X'],
])('%s shows Coming Soon under its name %s', async (path, name) => {
  const { screen } = await openAsTeam(analyticsFeature, path, { places: { orders: '/orders-here' } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
})

test('a planned page links home', async () => {
  const { screen } = await openAsTeam(analyticsFeature, '/analytics/tiktok')
  await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test.each(['/analytics', '/analytics/instagram'])('%s redirects to the posts', async (path) => {
  const { address } = await openAsTeam(analyticsFeature, path)
  await expect.poll(address).toBe('/analytics/instagram/posts')
})

test("planned pages are in the menu but aren't links", async () => {
  const { navigation = [] } = (await analyticsFeature.load?.()) ?? {}
  const [, analytics] = navigation
  const [instagram, ...networks] = analytics?.children ?? []
  const planned = [instagram?.children?.at(-1), ...networks]
  expect(planned.map((entry) => [entry?.url, entry?.disabled])).toEqual([
    ['/analytics/instagram/comments', true],
    ['/analytics/tiktok', true],
    ['/analytics/youtube', true],
  ])
})
