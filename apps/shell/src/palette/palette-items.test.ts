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

it('lists rows of the server last, in its order, also when no text shows why it found them', () => {
  const found = { ...item('customer', 'Ada'), isFound: true }
  const rows = [
    found,
    { ...item('order', 'Order 12'), isFound: true },
    { ...found, id: 'b', label: 'A Pages' },
  ]
  expect(searchItems([...rows, ...items], 'pages')).toMatchObject([
    { group: 'order', items: [{ label: 'Order 12' }] },
    { group: 'customer', items: [{ label: 'Ada' }, { label: 'A Pages' }] },
  ])
})

it('keeps former rows of the server only while what they say matches', () => {
  const row = { ...item('customer', 'Ada'), detail: 'ada@example.test', isFound: false }
  const labels = (query: string) =>
    searchItems([row], query).flatMap((section) => section.items.map(({ label }) => label))
  expect(labels('ada ex')).toEqual(['Ada'])
  expect(labels('adb')).toEqual([])
})

it('shows no row of the server before something is typed', () => {
  expect(searchItems([{ ...item('order', 'Order 12'), isFound: true }], ' ')).toEqual([])
})
