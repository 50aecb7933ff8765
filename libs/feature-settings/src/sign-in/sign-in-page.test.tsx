import { configureApi } from '@tandem/api-client'
import { readStored } from '@tandem/session'
import { newTeam, returnFrom, signIn, signOut } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})
afterEach(signOut)

const page = '/settings/profile/sign-in'
const person = () => ({
  subject: crypto.randomUUID(),
  email: `google-${crypto.randomUUID()}@example.test`,
  is_email_verified: true,
  name: null,
})

/** Goes through Google to add it, and returns. */
async function comeBack() {
  const google = person()
  const team = await newTeam()
  signIn(team)
  const at = await returnFrom('google', google, 'add')
  return { google, team, ...(await openPage(settingsFeature, at)) }
}

test('lists the password, and a link for each provider that can be added', async () => {
  const { screen } = await openAsTeam(settingsFeature, page)
  const rows = screen.getByRole('list', { name: 'Sign-in methods' }).getByRole('listitem')
  await expect.element(rows.first().getByText('Password')).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: 'Add Google' }))
    .toHaveAttribute('href', expect.stringMatching(/\/google\/start\?for=add$/))
})

test('adds a provider after a click, shows its address, and removes it again', async () => {
  const { screen, google, address } = await comeBack()
  const dialog = screen.getByRole('dialog', { name: 'Add Google?' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(address).toBe(page)
  const rows = screen.getByRole('list', { name: 'Sign-in methods' }).getByRole('listitem')
  const add = dialog.getByRole('button', { name: 'Add Google' })
  await expect.element(add).toHaveFocus()
  await add.click()
  await expect.element(rows.nth(1).getByText(google.email)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: `Remove Google, ${google.email}` }).click()
  const removal = screen.getByRole('dialog', { name: 'Remove Google?' })
  await expect.element(removal.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
})

test('adds nothing when the dialog is cancelled', async () => {
  const { screen, router } = await comeBack()
  const dialog = screen.getByRole('dialog', { name: 'Add Google?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.state).toBeNull()
})

test('asks somebody without a password to sign in again when the sign-in is some time ago', async () => {
  configureApi({
    fetch: async (request) => {
      const answer = await realFetch(request)
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('/me/sign-in-methods')) return answer
      if (request.method === 'GET') {
        const { data } = (await answer.json()) as { data: object }
        const providers = ['google', 'facebook'].map((provider, index) => ({
          id: index + 1,
          provider,
          email: null,
          created_at: '2026-11-21T12:00:00.000Z',
        }))
        return Response.json({ data: { ...data, has_password: false, password_set_at: null, providers } })
      }
      const errors = { password: ['Enter your password'] }
      return Response.json(
        { code: 'VALIDATION_FAILED', message: 'Check your input', request_id: 'r', errors },
        { status: 422 },
      )
    },
  })
  const { screen } = await comeBack()
  const dialog = screen.getByRole('dialog', { name: 'Add Google?' })
  await dialog.getByRole('button', { name: 'Add Google' }).click()
  await expect.element(dialog.getByText(/Sign in again with Google or Facebook to continue\./)).toBeVisible()
  await expect.element(screen.getByText('Check your input')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Add Google' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect.poll(() => readStored('personal_access_token')).toBeNull()
})

test('says why a provider sent nobody back', async () => {
  const { screen } = await openAsTeam(settingsFeature, `${page}?social=cancelled&service=facebook`)
  await expect.element(screen.getByText('You cancelled at Facebook. Nothing was added.')).toBeVisible()
})
