import { readStored } from '@tandem/session'
import { answerCalls, mailedPath } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  countCalls,
  freshAddress,
  inviteFrom,
  open as openPage,
  post,
  refusal,
  startAfresh,
} from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const check = '/users/invite/invitation-check'
const acceptance = '/users/invite/complete-registration'
const password = 'a quiet sunny orchard'

async function invited() {
  const email = freshAddress()
  const team = await inviteFrom(email)
  return { email, team, at: await mailedPath(email) }
}

async function open(at: string) {
  const page = await openPage(at)
  const first = page.secret('Password')
  const second = page.secret('Confirm password')
  const join = async (one: string, two = one) => {
    await first.fill(one)
    await second.fill(two)
    await expect.element(page.screen.getByRole('combobox', { name: 'Time zone' })).not.toHaveValue('')
    await page.button('Join team').click()
  }
  return { ...page, first, second, join }
}

it('checks the link once, says who was invited, and signs in', async () => {
  const { email, at } = await invited()
  const calls = countCalls(check)
  const { screen, join, address, first } = await open(at)
  await expect
    .element(screen.getByText(`You’ve been invited to Linden and Oak (${email}).`, { exact: false }))
    .toBeVisible()
  expect(address()).toBe('/auth/invitation')
  await expect.element(first).toHaveAttribute('autocomplete', 'new-password')
  await join(password)
  await expect.poll(address).toBe('/')
  expect(readStored('personal_access_token')).not.toBeNull()
  expect(calls).toHaveLength(1)
})

it('works after a reload, and in a second tab until it is used', async () => {
  const { at } = await invited()
  const { first, reload } = await open(at)
  await expect.element(first).toBeVisible()
  const again = await reload()
  await again.secret('Password').fill(password)
  const tab = await open(at)
  await tab.join(password)
  await expect.poll(tab.address).toBe('/')
  localStorage.clear()
  const late = await open(at)
  await expect.element(late.screen.getByRole('alert').getByText(/\.$/).first()).toBeVisible()
  expect(late.secret('Password').query()).toBeNull()
})

it('says above the form that the invitation was accepted elsewhere meanwhile, and keeps the input', async () => {
  const { at } = await invited()
  const { join, first, screen } = await open(at)
  await expect.element(first).toBeVisible()
  const { user_id, hash } = Object.fromEntries(new URLSearchParams(at.split('?')[1]))
  await post(acceptance, { user_id: Number(user_id), hash, password, timezone: 'Europe/Istanbul' })
  await join(password)
  await expect.element(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  await expect.element(first).toHaveValue(password)
})

it.each(['/auth/invitation', '/auth/invitation?user_id=7', '/auth/invitation?hash=abc'])(
  'says in a toast what is missing, and on the page what to do: %s',
  async (at) => {
    const calls = countCalls(check)
    const { screen } = await open(at)
    await expect
      .element(screen.getByText('Missing parameters: user_id or hash is missing.', { exact: true }))
      .toBeVisible()
    await expect
      .element(screen.getByText(/^This invitation link is incomplete\. Open the link/))
      .toBeVisible()
    expect(calls).toHaveLength(0)
    await expect.element(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  },
)

it('says whom to ask when it has expired', async () => {
  answerCalls(check, () =>
    refusal(410, 'INVITATION_EXPIRED_ASK_FOR_REINVITE', {
      message: 'This invitation has expired or was already used. Ask the person who invited you.',
    }),
  )
  const { screen, button } = await open('/auth/invitation?user_id=7&hash=abc')
  await expect.element(screen.getByText(/sk the person who invited you/)).toBeVisible()
  expect(button('Try again').query()).toBeNull()
})

it('can be tried again when it could not be checked', async () => {
  const { at } = await invited()
  answerCalls(check, () => refusal(500, 'UNKNOWN_ERROR'))
  const { button, first } = await open(at)
  await expect.element(button('Try again')).toBeVisible()
  countCalls('/nothing')
  await button('Try again').click()
  await expect.element(first).toBeVisible()
})

describe('the form', () => {
  it('refuses a short or different password before anything is sent', async () => {
    const { at } = await invited()
    const calls = countCalls(acceptance)
    const { join, first, second } = await open(at)
    await join('short')
    await expect.element(first).toHaveAccessibleDescription('Password must be at least 8 characters long')
    await expect.element(first).toHaveFocus()
    await join(password, 'another one')
    await expect.element(second).toHaveAccessibleDescription('Passwords do not match')
    expect(calls).toHaveLength(0)
  })

  it("shows the server's errors on their fields", async () => {
    const { at } = await invited()
    const { join, first } = await open(at)
    await join('password123')
    await expect.element(first).toHaveAccessibleDescription(/too common/)
  })
})

it('asks a signed-in person to sign out first', async () => {
  const { team, at } = await invited()
  localStorage.setItem('personal_access_token', team.token)
  const { button, first, screen } = await open(at)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await button('Sign out and continue').click()
  await expect.element(first).toBeVisible()
})
