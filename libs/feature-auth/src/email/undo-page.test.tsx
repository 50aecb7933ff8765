import { answerCalls, mailedPath, newTeam, returnFrom } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countCalls, freshAddress, open, post, refusal, startAfresh } from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const submit = 'Undo and choose a password'

/** Creates a team whose owner added Google; returns the path of the undo link. */
async function withGoogle() {
  const team = await newTeam({ user_name: 'Selin Kaya' })
  const email = freshAddress()
  const person = { subject: crypto.randomUUID(), email, is_email_verified: true, name: null }
  const back = new URL(await returnFrom('google', person, 'add'), location.href)
  const code = back.searchParams.get('code')
  await post('/me/sign-in-methods', { provider: 'google', code, password: team.password }, team.token)
  return { team, google: email, at: await mailedPath(team.user.email) }
}

/** Creates a team whose owner changed their address; returns the path of the link in the former mailbox. */
async function withOtherAddress() {
  const team = await newTeam()
  const email = freshAddress()
  await post('/me/update-email', { email, password: team.password }, team.token)
  const { searchParams } = new URL(await mailedPath(email), location.href)
  const link = { user_id: Number(searchParams.get('user_id')), hash: searchParams.get('hash') }
  await post('/me/update-email/verify', link)
  return { team, at: await mailedPath(team.user.email) }
}

describe('the link of a mail about a new sign-in method', () => {
  it('says what it does, does it after a click, and links to choosing a password', async () => {
    const calls = countCalls('/auth/undo')
    const { google, at } = await withGoogle()
    const { screen, address, button, secret } = await open(at)
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Undo a new sign-in method')
    await expect.element(screen.getByText(`Google (${google}) can no longer sign in.`)).toBeVisible()
    await expect.element(screen.getByText(/Hello Selin Kaya/)).toBeVisible()
    expect(address()).toBe('/auth/undo/sign-in')
    expect(calls).toHaveLength(0)
    await button(submit).click()
    await expect.poll(address).toBe('/auth/forgot-password/verify')
    expect(calls).toHaveLength(1)
    await secret('New password').fill('another sunny orchard')
    await secret('Confirm password').fill('another sunny orchard')
    await button('Save new password').click()
    await expect.element(screen.getByText('Password changed.')).toBeVisible()
  })

  it('says that it was used already, and offers a reset', async () => {
    const { at } = await withGoogle()
    const { searchParams } = new URL(at, location.href)
    const link = { user_id: Number(searchParams.get('user_id')), hash: searchParams.get('hash') }
    await post('/auth/undo', { ...link, kind: 'sign-in' })
    const { screen, button } = await open(at)
    await expect.element(screen.getByRole('alert').getByText(/expired or was already used/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Reset your password' })).toBeVisible()
    expect(button(submit).query()).toBeNull()
    expect(button('Try again').query()).toBeNull()
  })

  it('can be used again after a failure without an answer', async () => {
    const { at } = await withGoogle()
    const { screen, button, address } = await open(at)
    answerCalls('/auth/undo', () => refusal(500, 'UNKNOWN_ERROR'))
    await button(submit).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    countCalls('/nothing')
    await button(submit).click()
    await expect.poll(address).toBe('/auth/forgot-password/verify')
  })

  it('asks before it continues when somebody is signed in', async () => {
    const { team, at } = await withGoogle()
    localStorage.setItem('personal_access_token', team.token)
    const { screen, button } = await open(at)
    await expect.element(screen.getByText('You are signed in as Selin Kaya.')).toBeVisible()
    await button('Sign out and continue').click()
    await expect.element(button(submit)).toBeVisible()
  })
})

it('restores the former address with the link of that mail', async () => {
  const { team, at } = await withOtherAddress()
  const { screen, address, button } = await open(at)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Undo the email change')
  const words = `The address of your account is ${team.user.email} again.`
  await expect.element(screen.getByText(words)).toBeVisible()
  await button(submit).click()
  await expect.poll(address).toBe('/auth/forgot-password/verify')
})

it.each(['/auth/undo/sign-in', '/auth/undo/email?user_id=7'])(
  'says on the page that a link is incomplete: %s',
  async (at) => {
    const { screen } = await open(at)
    const words = 'Missing parameters: user_id or hash is missing.'
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
  },
)
