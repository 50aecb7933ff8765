import { expect, it } from 'vitest'
import { searchItems } from './palette-items.ts'
import type { PaletteGroup, PaletteItem } from './palette-items.ts'

const item = (group: PaletteGroup, label: string, to: string | null = null): PaletteItem => ({
  id: label,
  group,
  label,
  icon: null,
  to,
  run: () => undefined,
})

const items = [
  item('recent', 'eCommerce › Orders', '/orders'),
  item('recent', 'Order #4812', '/orders/4812'),
  item('starred', 'Instagram › Posts', '/posts'),
  item('stores', 'Linden Home'),
  item('stores', 'The Linden Outlet'),
  item('pages', 'Dashboard', '/'),
  item('pages', 'eCommerce › Orders', '/orders'),
  item('pages', 'Instagram › Posts', '/posts'),
  item('actions', 'Switch to dark theme'),
]

const found = (query: string) =>
  searchItems(items, query).map(({ group, items: rows }) => [group, ...rows.map(({ label }) => label)])

it('shows everything when nothing is typed, visited places first, each place once', () => {
  expect(found('')).toEqual([
    ['recent', 'eCommerce › Orders', 'Order #4812'],
    ['starred', 'Instagram › Posts'],
    ['stores', 'Linden Home', 'The Linden Outlet'],
    ['pages', 'Dashboard'],
    ['actions', 'Switch to dark theme'],
  ])
})

it('lists a page as a page when something is typed', () => {
  expect(found('order')).toEqual([
    ['recent', 'Order #4812'],
    ['pages', 'eCommerce › Orders'],
  ])
})

it('puts the better hit first, in its group and together with the group', () => {
  expect(found('the')).toEqual([
    ['stores', 'The Linden Outlet'],
    ['actions', 'Switch to dark theme'],
  ])
  expect(found('da')).toEqual([
    ['pages', 'Dashboard'],
    ['actions', 'Switch to dark theme'],
  ])
  expect(found('linden')).toEqual([['stores', 'Linden Home', 'The Linden Outlet']])
})

it('keeps the order of equally good hits', () => {
  const many = Array.from({ length: 40 }, (_, index) => item('stores', `Shop ${index}`))
  expect(searchItems(many, 'shop')[0]?.items.map(({ label }) => label)).toEqual(
    many.map(({ label }) => label),
  )
})

it('returns no empty group when it finds nothing', () => expect(found('zzz')).toEqual([]))
