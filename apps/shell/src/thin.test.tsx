import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { beforeEach, expect, it } from 'vitest'
import { features } from './features.ts'
import { loadMenu } from './menu/load-menu.ts'
import { openAsTeam, openWith, startAfresh } from './test-setup.ts'

beforeEach(startAfresh)

const urlsOf = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ url, children = [] }) => [url, ...urlsOf(children)])

const menuOrder = ['/', '/e-commerce', '/analytics', '/integrations', '/workspace', '/notes', '/settings']

it('puts the features in the order of the menu', async () => {
  const { navigation, soon } = await loadMenu(features.toReversed())
  expect(navigation.map(({ url }) => url)).toEqual(menuOrder)
  expect(soon.map(({ url }) => url)).toEqual(['/projects', '/scheduler'])
})

// Auth is always included, because nobody can sign in without it.
it.each(features.filter(({ name }) => name !== 'auth').map(({ name }) => name))(
  'without %s its pages, menu, actions and preloading are gone, and everything else works',
  async (name) => {
    const removed = features.find((feature) => feature.name === name)!
    const others = features.filter((feature) => feature !== removed)
    const [all, rest, own] = await Promise.all([loadMenu(features), loadMenu(others), loadMenu([removed])])
    const ownUrls = urlsOf(own.navigation)
    expect(ownUrls).not.toHaveLength(0)
    expect(urlsOf(rest.navigation)).toEqual(urlsOf(all.navigation).filter((url) => !ownUrls.includes(url)))
    expect(rest.actions).toEqual(all.actions.filter((action) => !own.actions.includes(action)))

    const elsewhere = name === 'ecommerce' ? '/integrations/e-commerce' : '/e-commerce/orders'
    const { screen, router } = await openWith(others, elsewhere)
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu).toBeVisible()
    for (const url of ownUrls) {
      await router.navigate(url)
      await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      expect(menu.element().querySelector(`a[href="${url}"]`)).toBeNull()
    }
  },
)

it('group addresses lead to the first page of their group, with a trailing slash too', async () => {
  const { router, where, screen } = await openAsTeam('/e-commerce')
  await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  const { navigation } = await loadMenu(features)
  const groups = navigation.filter(({ children }) => children !== undefined)
  expect(groups.length).toBeGreaterThanOrEqual(4)
  for (const group of groups) {
    for (const slash of ['', '/']) {
      await router.navigate(group.url + slash)
      await expect.poll(where).toBe(firstPageOf(group))
    }
  }
})

const firstPageOf = ({ url, children }: NavigationEntry): string =>
  children?.[0] ? firstPageOf(children[0]) : url

const leavesOf = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]))

it('every page of the menu has the same name in the menu and in the tab', async () => {
  const { router, screen } = await openAsTeam('/')
  await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  for (const { url, title } of leavesOf((await loadMenu(features)).navigation)) {
    await router.navigate(url)
    await expect.poll(() => document.title).toBe(`${translate(title)} · Tandem`)
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).element().textContent).toMatch(
      new RegExp(`${translate(title)}$`),
    )
  }
})
