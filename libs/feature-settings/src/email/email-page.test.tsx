import { configureApi } from '@tandem/api-client'
import { sessionQueries } from '@tandem/session'
import { askApi, mailedPath, mailsTo, newTeam, signIn, signOut } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => {
  configureApi({ fetch: realFetch })
  signOut()
})

const page = '/settings/profile/email'
const newAddress = () => `moved-${crypto.randomUUID()}@example.test`

/** Refuses the next call to a path once, in the server's words; the rest is the real server. */
function refuseOnce(path: string, status: number, body: object) {
  let isOver = false
  configureApi({
    fetch: (request) => {
      if (isOver || !request.url.endsWith(path)) return realFetch(request)
      isOver = true
      return Promise.resolve(Response.json({ message: 'Refused', request_id: 'r', ...body }, { status }))
    },
  })
}

async function ask(token: string, email: string) {
  const answer = await askApi('/me/update-email', { token, body: { email } })
  expect(answer.status).toBe(200)
  return mailedPath(email)
}

/** The page without a session, where the link of a mail leads then. */
const openSignedOut = async (at: string) => {
  const opened = await renderRoutes(
    (settingsFeature.publicRoutes ?? []).map((route) => ({ ...route, HydrateFallback: () => null })),
    { at: `/open${at}` },
  )
  const address = () => opened.router.state.location.pathname + opened.router.state.location.search
  return { ...opened, address }
}

describe('another address', () => {
  test('is requested, waits for its link, and can be sent the link again', async () => {
    const { screen, team } = await openAsTeam(settingsFeature, page)
    const email = newAddress()
    const field = screen.getByRole('textbox', { name: 'New email' })
    const send = screen.getByRole('button', { name: 'Send link', exact: true })
    await expect.element(screen.getByText(team.user.email)).toBeVisible()
    await send.click()
    await expect.element(field).toHaveAccessibleDescription('Please enter a valid email address')
    await expect.element(field).toHaveFocus()
    await field.fill(team.user.email)
    await send.click()
    await expect.element(field).toHaveAccessibleDescription('This is already your email address')
    await field.fill(email)
    await send.click()
    await expect.element(screen.getByText(new RegExp(`We sent a link to ${email}`))).toBeVisible()
    await expect.element(field).toHaveValue('')
    await screen.getByRole('button', { name: 'Resend link' }).click()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const taken = 'This is already your email address'
    refuseOnce('/me/update-email', 422, { code: 'VALIDATION_FAILED', errors: { email: [taken] } })
    await screen.getByRole('button', { name: 'Resend link' }).click()
    await expect.element(field).toHaveAccessibleDescription(taken)
    await expect.element(field).toHaveValue(email)
  })

  test('needs the password when the server says so, and shows a wrong one on its field', async () => {
    const { screen, team } = await openAsTeam(settingsFeature, page)
    const field = screen.getByRole('textbox', { name: 'New email' })
    const password = screen.getByLabelText('Password', { exact: true })
    const send = screen.getByRole('button', { name: 'Send link', exact: true })
    const email = newAddress()
    await field.fill(email)
    expect(password.query()).toBeNull()
    const asked = 'Enter your password to change your email address'
    refuseOnce('/me/update-email', 422, { code: 'VALIDATION_FAILED', errors: { password: [asked] } })
    await send.click()
    await expect.element(password).toHaveAccessibleDescription(asked)
    await expect.element(password).toHaveFocus()
    await expect.element(password).toBeValid()
    await password.fill('not the password')
    await send.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveValue(email)
    await password.fill(team.password)
    await send.click()
    await expect.element(screen.getByText(new RegExp(`We sent a link to ${email}`))).toBeVisible()
  })
})

describe('the link of the mail', () => {
  test("changes the address of the signed-in user, and isn't used again by a reload", async () => {
    const team = await newTeam()
    const email = newAddress()
    const at = await ask(team.token, email)
    expect(at).toMatch(/^\/settings\/profile\/email\?user_id=\d+&hash=/)
    signIn(team)
    const { screen, address, queryClient, router } = await openPage(settingsFeature, at)
    await screen.getByRole('button', { name: 'Verify the address' }).click()
    await expect.element(screen.getByText('Email address verified.')).toBeVisible()
    expect(address()).toBe(page)
    await expect.poll(() => queryClient.getQueryData(sessionQueries.me.queryKey)?.email).toBe(email)
    await expect.element(screen.getByText(email, { exact: true })).toBeVisible()
    const { state } = router.state.location
    await screen.unmount()
    const again = await openPage(settingsFeature, { pathname: page, state })
    await expect.element(again.screen.getByText('Email address verified.')).toBeVisible()
  })

  test('works signed out, once', async () => {
    const team = await newTeam()
    const email = newAddress()
    const at = await ask(team.token, email)
    const { screen, address } = await openSignedOut(at)
    await screen.getByRole('button', { name: 'Verify the address' }).click()
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Email address verified')
    await expect.element(screen.getByText(`From now on, sign in with ${email}.`)).toBeVisible()
    expect(address()).toBe(`/open${page}`)
    await screen.unmount()
    const late = await openSignedOut(at)
    await late.screen.getByRole('button', { name: 'Verify the address' }).click()
    await expect
      .element(late.screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('We couldn’t verify this email')
    await expect.element(late.screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
    expect(late.screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  })

  test('can be retried when no answer came', async () => {
    const team = await newTeam()
    const at = await ask(team.token, newAddress())
    signIn(team)
    refuseOnce('/verify', 500, { code: 'AN_ERROR_OCCURED' })
    const { screen } = await openPage(settingsFeature, at)
    await screen.getByRole('button', { name: 'Verify the address' }).click()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('Email address verified.')).toBeVisible()
  })

  test('says what to do when it is used up, and the address stays', async () => {
    const { screen, team } = await openAsTeam(settingsFeature, `${page}?user_id=1&hash=nothing`)
    await expect.element(screen.getByText(/^This link belongs to another account\.$/)).toBeVisible()
    await screen.getByRole('button', { name: 'Continue with the other account' }).click()
    await expect.element(screen.getByText(/Request a new link below/)).toBeVisible()
    await expect.element(screen.getByText(team.user.email)).toBeVisible()
  })

  test('for somebody else changes nothing until the signed-in user agrees', async () => {
    const other = await newTeam()
    const email = newAddress()
    const at = await ask(other.token, email)
    const { screen, team, address, queryClient } = await openAsTeam(settingsFeature, at)
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    expect(address()).toBe(page)
    await screen.unmount()
    const again = await openPage(settingsFeature, at)
    await again.screen.getByRole('button', { name: 'Continue with the other account' }).click()
    await expect
      .element(again.screen.getByText(`From now on, sign in with ${email}.`, { exact: false }))
      .toBeVisible()
    expect(queryClient.getQueryData(sessionQueries.me.queryKey)?.email).toBe(team.user.email)
  })

  test.each(['?user_id=7', '?hash=abc', '?user_id=x&hash=abc'])(
    'says so when it is incomplete: %s',
    async (search) => {
      const words = /Missing parameters: user_id or hash is missing\. Open the link in your email again/
      const { screen } = await openAsTeam(settingsFeature, page + search)
      await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
      await screen.unmount()
      const signedOut = await openSignedOut(page + search)
      await expect.element(signedOut.screen.getByText(words)).toBeVisible()
    },
  )
})
