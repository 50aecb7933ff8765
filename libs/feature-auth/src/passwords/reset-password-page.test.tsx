import { readStored } from '@tandem/session'
import { mailedPath, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countCalls, open as openPage, post, startAfresh, stopClocks } from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const setting = '/auth/login/forgot-password/reset-password'
const password = 'a quiet sunny orchard'

/** Requests a link for the owner of a new team. */
async function forgetful() {
  const team = await newTeam()
  await post('/auth/login/forgot-password', { email: team.user.email })
  return { team, at: await mailedPath(team.user.email) }
}

async function open(at: string) {
  const page = await openPage(at)
  const first = page.secret('New password')
  const second = page.secret('Confirm password')
  const submit = () => page.button('Save new password').click()
  const choose = async (one: string, two = one) => {
    await first.fill(one)
    await second.fill(two)
    await submit()
  }
  return { ...page, first, second, submit, choose }
}

describe('the link of the mail', () => {
  it('sets a new password, says so, and leads to sign-in after five seconds', async () => {
    const { team, at } = await forgetful()
    const { choose, address, heading, screen, first } = await open(at)
    await expect.element(first).toBeVisible()
    expect(address()).toBe('/auth/forgot-password/verify')
    expect(readStored('forgot_password_token')).not.toBeNull()
    stopClocks()
    await choose(password)
    await expect.element(screen.getByText('Password changed.')).toBeVisible()
    expect(readStored('forgot_password_token')).toBeNull()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(address()).toBe('/auth/forgot-password/verify')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(heading()).toBe('/auth/login')
    await expect.poll(address).toBe('/auth/login')
    await post('/auth/login', { email: team.user.email, password })
    await expect(post('/auth/login', { email: team.user.email, password: team.password })).rejects.toThrow(
      '400',
    )
  })

  it('can be opened again, and works after a reload, until it is used', async () => {
    const { at } = await forgetful()
    const { first, reload } = await open(at)
    await expect.element(first).toBeVisible()
    const again = await reload()
    await expect.element(again.secret('New password')).toBeVisible()
    const tab = await open(at)
    await tab.choose(password)
    await expect.element(tab.screen.getByText('Password changed.')).toBeVisible()
    const late = await open(at)
    await expect.element(late.screen.getByRole('alert').getByText('Link no longer valid.')).toBeVisible()
    await late.screen.getByRole('link', { name: 'Send a new link' }).click()
    await expect.poll(late.address).toBe('/auth/forgot-password')
  })

  it.each([
    ['in another browser', () => {}],
    ['in another tab, which took the token along', () => localStorage.removeItem('forgot_password_token')],
  ])(
    'says above the form that the link was used %s meanwhile, and keeps the input',
    async (_where, leave) => {
      const { at } = await forgetful()
      const { first, choose, screen } = await open(at)
      await expect.element(first).toBeVisible()
      const { user_id, hash } = Object.fromEntries(new URLSearchParams(at.split('?')[1]))
      const link = { user_id: Number(user_id), hash }
      const { token } = await post<{ token: string }>('/auth/login/forgot-password/verify', link)
      await post(setting, { token, password: 'chosen over there', user_id: link.user_id })
      leave()
      await choose(password)
      await expect.element(screen.getByRole('alert').getByText('Link no longer valid.')).toBeVisible()
      await expect.element(screen.getByRole('link', { name: 'Send a new link' })).toBeVisible()
      await expect.element(first).toHaveValue(password)
      expect(screen.getByText(/reset link didn’t work/).query()).toBeNull()
    },
  )

  it('says that it is incomplete', async () => {
    const { screen } = await open('/auth/forgot-password/verify?user_id=7')
    await expect.element(screen.getByText('Missing parameters: user_id or hash is missing.')).toBeVisible()
  })

  it('asks a signed-in person to sign out first', async () => {
    const { team, at } = await forgetful()
    localStorage.setItem('personal_access_token', team.token)
    const { button, first } = await open(at)
    await button('Sign out and continue').click()
    await expect.element(first).toBeVisible()
  })
})

describe('the form', () => {
  it('refuses a short or different password before anything is sent', async () => {
    const { at } = await forgetful()
    const calls = countCalls(setting)
    const { choose, first, second } = await open(at)
    await choose('short')
    await expect.element(first).toHaveAccessibleDescription('Password must be at least 8 characters long')
    await expect.element(first).toHaveFocus()
    await choose(password, 'another one')
    await expect.element(second).toHaveAccessibleDescription('Passwords do not match')
    await expect.element(second).toHaveFocus()
    expect(calls).toHaveLength(0)
  })

  it("shows the server's errors on their fields, and keeps the input", async () => {
    const { at } = await forgetful()
    const { choose, first } = await open(at)
    await choose('password123')
    await expect.element(first).toHaveAccessibleDescription(/too common/)
    await expect.element(first).toHaveValue('password123')
  })

  it('says in a toast when the token is no longer stored', async () => {
    const { at } = await forgetful()
    const calls = countCalls(setting)
    const { choose, first, screen } = await open(at)
    await expect.element(first).toBeVisible()
    localStorage.removeItem('forgot_password_token')
    await choose(password)
    await expect.element(screen.getByText(/This reset link didn’t work/)).toBeVisible()
    await expect.element(first).toHaveValue(password)
    expect(calls).toHaveLength(0)
  })

  it('has fields that password managers recognise', async () => {
    const { at } = await forgetful()
    const { first, second } = await open(at)
    await expect.element(first).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(second).toHaveAttribute('autocomplete', 'new-password')
  })
})
