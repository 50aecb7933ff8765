import { configureApi } from '@tandem/api-client'
import { askApi, newTeam } from '@tandem/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failCalls, openApp, openAsTeam, startAfresh } from './test-setup.ts'

beforeEach(startAfresh)

const wait = 'Please wait...'

describe('the session', () => {
  it('is required first, and sign-in leads to the requested page', async () => {
    const team = await newTeam()
    const { screen, where } = await openApp('/integrations/e-commerce')
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(document.title).toBe('Sign in · Tandem')
    await screen.getByRole('textbox', { name: 'Email' }).fill(team.user.email)
    await screen.getByLabelText('Password', { exact: true }).fill(team.password)
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(where).toBe('/integrations/e-commerce')
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })

  it('loads under the overlay, which disappears when the page is there', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
    expect(screen.getByText(wait).query()).toBeNull()
    expect(document.title).toBe('Orders · Tandem')
  })

  it('ends with Logout, at the server too', async () => {
    const { screen, team, where } = await openAsTeam('/e-commerce/orders')
    await screen.getByRole('button', { name: new RegExp(`${team.user.name} – account menu$`) }).click()
    await expect.element(screen.getByText(team.user.email)).toBeVisible()
    await screen.getByRole('menuitem', { name: 'Logout' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(where()).toBe('/auth/login')
    const answer = await askApi('/me', { token: team.token })
    expect(answer.status).toBe(401)
  })

  it('that the server no longer knows ends on the sign-in page with a message', async () => {
    const { screen, router, where } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
    localStorage.setItem('personal_access_token', 'no longer known')
    await router.navigate('/integrations/e-commerce')
    await expect.element(screen.getByText(/Your session has ended/)).toBeVisible()
    // The message may appear before the page changes.
    await expect.poll(where).toBe('/auth/login?next=%2Fintegrations%2Fe-commerce')
  })

  it("that can't be loaded keeps its token and can be retried", async () => {
    const team = await newTeam()
    localStorage.setItem('personal_access_token', team.token)
    failCalls('/me', 500, 'AN_ERROR_OCCURED')
    const { screen } = await openApp('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
    expect(localStorage.getItem('personal_access_token')).toBe(team.token)
    configureApi({ fetch: (request) => globalThis.fetch(request) })
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
  })
})

describe('a page', () => {
  it('is named in the tab and the breadcrumb, and gets the focus after navigation', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    await screen.getByRole('button', { name: 'Integrations' }).click()
    await screen.getByRole('link', { name: 'E-commerce', exact: true }).click()
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.poll(() => document.title).not.toBe('Orders · Tandem')
    await expect.element(heading).toHaveFocus()
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
    await expect.element(crumbs).toHaveTextContent('IntegrationsE-commerce')
  })

  it('can be reached by skipping the menu', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    await expect.element(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
  })

  it("that doesn't exist is 404 inside the layout", async () => {
    const { screen, where } = await openAsTeam('/no/such/page')
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect.element(screen.getByText('404')).toBeVisible()
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(document.title).toBe('Page Not Found · Tandem')
    expect(where()).toBe('/no/such/page')
  })

  it("in other capitals is a different one, which doesn't exist", async () => {
    const { screen } = await openAsTeam('/E-Commerce/orders')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })

  it('says that this is a demo when the host says so', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="tandem-demo" content="a@example.org secret">')
    const { screen } = await openAsTeam('/e-commerce/orders')
    await expect.element(screen.getByText(/^Demo: the stores/)).toBeVisible()
    document.head.querySelector('meta[name=tandem-demo]')?.remove()
  })
})
