import { apiAddress, call, currentToken } from '@tandem/api-client'
import { logout } from '@tandem/api-contract'
import { language, setLanguage } from '@tandem/format'
import { newMember, newTeam, signIn, signOut } from '@tandem/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { mountFeatures } from './mount-features.tsx'
import type { MountedFeatures, MountOptions } from './mount-features.tsx'
import { testFeature } from './test-feature.tsx'

const firstAddress = window.location.href
let mounted: MountedFeatures | undefined

async function open(address: string, options?: MountOptions) {
  window.history.pushState(null, '', address)
  mounted = mountFeatures([testFeature], options)
  await render(mounted.app)
}

const at = () => window.location.pathname + window.location.search
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

beforeEach(() => signOut())
afterEach(() => {
  mounted?.unmount()
  mounted = undefined
  setLanguage('en')
  window.history.replaceState(null, '', firstAddress)
})

it('opens the first page of the menu, and links to the pages that a role may open', async () => {
  const team = await newTeam()
  signIn(await newMember(team, 'viewer'))
  await open('/')
  await expect.element(heading('Returns')).toBeVisible()
  expect(at()).toBe('/returns')
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(['Returns', 'Old returns'])
})

it('draws the header of the host instead of the links, and the pages of the host without a session', async () => {
  signIn(await newTeam())
  await open('/about', {
    Header: ({ pages }) => <header>{pages.map(({ title }) => title).join(', ')}</header>,
    routes: [{ path: '/about', Component: () => <h1>About us</h1> }],
  })
  await expect.element(heading('About us')).toBeVisible()
  expect(page.getByRole('banner').query()).toBeNull()
  await mounted?.router.navigate('/returns')
  await expect.element(page.getByRole('banner')).toHaveTextContent('Returns, Old returns, Rules')
  expect(page.getByRole('navigation').query()).toBeNull()
})

it('keeps its pages below a base path, also after sign-in', async () => {
  await open('/shop/returns/old?page=2', { basePath: '/shop/' })
  await expect.element(heading('Sign in')).toBeVisible()
  expect(at()).toBe('/shop/auth/login?next=%2Freturns%2Fold%3Fpage%3D2')
  signIn(await newTeam())
  await mounted?.router.navigate('/returns')
  await page.getByRole('link', { name: 'Older ones' }).click()
  await expect.element(page.getByText('Years ago')).toBeVisible()
  expect(at()).toBe('/shop/returns/old')
})

it('says that there is no page, and that a page broke, with the header still there', async () => {
  signIn(await newTeam())
  await open('/returns/broken')
  await expect.element(page.getByText('The page could not be shown')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await mounted?.router.navigate('/returns/nowhere')
  await expect.element(page.getByText('Page not found')).toBeVisible()
})

it('sends people without a session to the sign-in of the host, and back', async () => {
  const goTo = vi.fn()
  await open('/shop/returns?page=2', { basePath: '/shop', session: { signIn: goTo } })
  await expect.poll(() => goTo.mock.calls).toEqual([['/shop/returns?page=2']])
  expect(page.getByRole('button', { name: 'Leave' }).query()).toBeNull()
})

it('calls with the token of the host, and leaves for its sign-in at the end of the session', async () => {
  const team = await newTeam()
  const goTo = vi.fn()
  await open('/shop/returns', { basePath: '/shop', session: { signIn: goTo, token: () => team.token } })
  await expect.element(page.getByText(`Hello ${team.user.name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/shop']])
})

it('leaves for the sign-in of the host when the server no longer knows its token', async () => {
  const team = await newTeam()
  const goTo = vi.fn()
  await open('/shop/returns?page=2', {
    basePath: 'shop',
    session: { signIn: goTo, token: () => team.token },
  })
  await expect.element(page.getByText(`Hello ${team.user.name}`)).toBeVisible()
  await call(logout, {}, { token: team.token })
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/shop/returns?page=2']])
})

it.each<[string, string, MountOptions, string]>([
  ['that of the document', 'tr-TR', {}, 'tr'],
  ['the one that the app names', 'tr', { language: 'en' }, 'en'],
  ['English', 'fr', {}, 'en'],
])('shows texts in a language: %s', async (_which, ofDocument, options, shown) => {
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  document.documentElement.lang = ofDocument
  signIn(await newTeam())
  await open('/returns', options)
  expect(language()).toBe(shown)
})

it('keeps neither the server nor the token of an app that was unmounted', async () => {
  const session = { signIn: vi.fn(), token: () => 'of the host' }
  // Its page is public, and reads nothing.
  await open('/auth/login', { api: 'https://tandem.test', session })
  expect([apiAddress('/'), currentToken()]).toEqual(['https://tandem.test/', 'of the host'])
  mounted?.unmount()
  expect([apiAddress('/'), currentToken()]).toEqual([`${window.location.origin}/`, null])
})
