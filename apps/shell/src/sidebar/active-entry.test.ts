import type { NavigationEntry } from '@tandem/app-frame'
import { expect, it } from 'vitest'
import { isActive, trailTo } from './active-entry.ts'

const entry = (url: string, children?: NavigationEntry[]): NavigationEntry => ({
  title: url as NavigationEntry['title'],
  url,
  ...(children && { children }),
})
const orders = entry('/e-commerce/orders')
const menu = [
  entry('/'),
  entry('/e-commerce', [orders, entry('/e-commerce/products')]),
  entry('/integrations', [entry('/integrations/e-commerce')]),
  entry('/analytics', [
    entry('/analytics/instagram', [entry('/analytics/instagram/posts')]),
    entry('/analytics/tiktok'),
  ]),
]
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://app.test')
  return { pathname, search }
}

it.each(['/e-commerce/orders', '/e-commerce/orders/', '/e-commerce/orders?page=2', '/e-commerce/orders/17'])(
  'marks the page and its group at %s',
  (address) => {
    expect(isActive(orders, at(address))).toBe(true)
    expect(trailTo(menu, at(address)).map(({ url }) => url)).toEqual(['/e-commerce', '/e-commerce/orders'])
  },
)

it.each(['/e-commerce/orders-archive', '/orders', '/'])("doesn't mark the page at %s", (address) => {
  expect(isActive(orders, at(address))).toBe(false)
})

it('marks a group by the first segment of the path', () => {
  expect(trailTo(menu, at('/e-commerce/unknown')).map(({ url }) => url)).toEqual(['/e-commerce'])
})

it('marks the groups above a page three levels down', () => {
  expect(trailTo(menu, at('/analytics/instagram/posts/17')).map(({ url }) => url)).toEqual([
    '/analytics',
    '/analytics/instagram',
    '/analytics/instagram/posts',
  ])
})

it("doesn't mark a group inside a group for a sibling page", () => {
  expect(trailTo(menu, at('/analytics/tiktok')).map(({ url }) => url)).toEqual([
    '/analytics',
    '/analytics/tiktok',
  ])
  expect(trailTo(menu, at('/analytics/pinterest')).map(({ url }) => url)).toEqual(['/analytics'])
})

it('marks the more specific entry if one is below the other', () => {
  const profile = entry('/settings/profile')
  const appearance = entry('/settings/profile/appearance')
  const settings = [entry('/settings', [profile, appearance])]
  const trail = (address: string) => trailTo(settings, at(address)).map(({ url }) => url)
  expect(trail('/settings/profile/appearance')).toEqual(['/settings', '/settings/profile/appearance'])
  expect(trail('/settings/profile')).toEqual(['/settings', '/settings/profile'])
  expect(trail('/settings/profile/email')).toEqual(['/settings', '/settings/profile'])
})

it('marks the home page only at home', () => {
  expect(isActive(menu[0]!, at('/'))).toBe(true)
  expect(isActive(menu[0]!, at('/e-commerce/orders'))).toBe(false)
})
