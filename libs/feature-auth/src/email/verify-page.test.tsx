import { readStored } from '@tandem/session'
import { answerCalls, mailedPath, mailsTo, newTeam, returnFrom } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countCalls,
  freshAddress,
  keepPending,
  open,
  post,
  refusal,
  registerAt,
  startAfresh,
  stopClocks,
} from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const verification = '/auth/register/verify-email'
const looked = '/auth/register/verify-email/check'
const submit = 'Verify and continue'

/** Registers, in this browser or another one. */
async function mailedTo(email: string, where: 'here' | 'elsewhere' = 'here') {
  const pending = await registerAt(email)
  if (where === 'here') keepPending(pending, email)
  return { pending, at: await mailedPath(email) }
}

const fieldsOf = (at: string) => {
  const { searchParams } = new URL(at, location.href)
  return { user_id: Number(searchParams.get('user_id')), hash: searchParams.get('hash') }
}

describe('the link of the mail', () => {
  it('shows team, person and address, and verifies after a click alone', async () => {
    const calls = countCalls(verification)
    const email = freshAddress()
    const { at } = await mailedTo(email)
    const { address, screen, button } = await open(at)
    const facts = screen.getByRole('definition')
    await expect.element(facts.getByText('Linden and Oak')).toBeVisible()
    await expect.element(facts.getByText('Maya Lindqvist')).toBeVisible()
    await expect.element(facts.getByText(email)).toBeVisible()
    expect(screen.getByText('Started with').query()).toBeNull()
    expect(calls).toHaveLength(0)
    await button(submit).click()
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).not.toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('removes the link from the address bar immediately, and works after a reload', async () => {
    const { at } = await mailedTo(freshAddress())
    const { address, button, reload } = await open(at)
    await expect.element(button(submit)).toBeVisible()
    await expect.poll(address).toBe('/auth/verify')
    const again = await reload()
    await again.button(submit).click()
    await expect.poll(again.address).toBe('/')
  })

  it.each([
    '/auth/verify',
    '/auth/verify?user_id=7',
    '/auth/verify?hash=abc',
    '/auth/verify?user_id=x&hash=abc',
  ])('says on the page that it is incomplete: %s', async (at) => {
    const calls = countCalls(looked)
    const { screen } = await open(at)
    const words = 'Missing parameters: user_id or hash is missing.'
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
    await expect.element(screen.getByText(/Open the link in your email again/)).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  it('says on the page, without a toast, that it was used already, and offers a new link', async () => {
    const email = freshAddress()
    const { at } = await mailedTo(email, 'elsewhere')
    await post(verification, { ...fieldsOf(at), password: 'another sunny orchard' })
    const { screen, failures, button } = await open(at)
    await expect.element(screen.getByRole('alert').getByText('Email verification failed.')).toBeVisible()
    await expect.element(screen.getByText(/has expired or was already used/)).toBeVisible()
    expect(screen.getByRole('alert').elements()).toHaveLength(1)
    expect(failures.every(({ failure }) => failure.errors === 'local')).toBe(true)
    expect(button('Try again').query()).toBeNull()
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  it('says after the click that it expired while its page was open', async () => {
    const email = freshAddress()
    const { at } = await mailedTo(email)
    const { screen, button } = await open(at)
    await expect.element(button(submit)).toBeVisible()
    await registerAt(email)
    await button(submit).click()
    await expect.element(screen.getByRole('alert').getByText('Email verification failed.')).toBeVisible()
    await expect.element(button('Resend email')).toBeVisible()
    expect(button(submit).query()).toBeNull()
  })

  it('can be tried again after a failure without an answer', async () => {
    answerCalls(looked, () => refusal(500, 'UNKNOWN_ERROR'))
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await expect.element(screen.getByText('Email verification failed.')).toBeVisible()
    answerCalls(verification, () => refusal(500, 'UNKNOWN_ERROR'))
    await button('Try again').click()
    await button(submit).click()
    await expect.element(screen.getByText('Email verification failed.')).toBeVisible()
    countCalls('/nothing')
    await button(submit).click()
    await expect.poll(address).toBe('/')
  })

  it('says so when an answer has no token', async () => {
    const { at } = await mailedTo(freshAddress())
    answerCalls(verification, () => Response.json({ data: { user: {} } }))
    const { screen, button } = await open(at)
    await button(submit).click()
    await expect.element(screen.getByText('Token could not be retrieved.')).toBeVisible()
  })

  it('says when the user could not be loaded, and continues when that works again', async () => {
    answerCalls('/me', () => refusal(503, 'UNKNOWN_ERROR'))
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await button(submit).click()
    await expect.element(screen.getByText('Me service failed.')).toBeVisible()
    countCalls('/nothing')
    await button('Try again').click()
    await expect.poll(address).toBe('/')
  })
})

describe('in another browser than that of the registration', () => {
  it('asks for a password, which replaces that of the registration', async () => {
    const email = freshAddress()
    const { at } = await mailedTo(email, 'elsewhere')
    const { screen, button, secret, address } = await open(at)
    await expect.element(screen.getByText(/started in another browser/)).toBeVisible()
    await button(submit).click()
    await expect
      .element(secret('New password'))
      .toHaveAccessibleDescription(/Password must be at least 8 characters long/)
    await secret('New password').fill('another sunny orchard')
    await secret('Confirm password').fill('another sunny orchard')
    await button(submit).click()
    await expect.poll(address).toBe('/')
    await post('/auth/login', { email, password: 'another sunny orchard' })
    await expect(post('/auth/login', { email, password: 'a quiet sunny orchard' })).rejects.toThrow('400')
  })

  it('shows on its field that a password is too common', async () => {
    const { at } = await mailedTo(freshAddress(), 'elsewhere')
    const { button, secret } = await open(at)
    await secret('New password').fill('Sunshine1')
    await secret('Confirm password').fill('Sunshine1')
    await button(submit).click()
    await expect.element(secret('New password')).toHaveAccessibleDescription(/too common/)
    await expect.element(secret('New password')).toHaveFocus()
  })

  it('shows the provider, and connects it only when its box is ticked', async () => {
    const person = { subject: crypto.randomUUID(), email: null, is_email_verified: false, name: null }
    const email = freshAddress()
    const calls = countCalls(verification)
    const back = new URL(await returnFrom('facebook', person), location.href)
    const newcomer = await post<{ personal_access_token: string }>('/auth/login/social', {
      provider: 'facebook',
      code: back.searchParams.get('code'),
    })
    const completion = { name: 'Maya Lindqvist', team_name: 'Linden', timezone: 'Europe/Istanbul', email }
    await post('/auth/register/complete-registration', completion, newcomer.personal_access_token)
    const { screen, button, secret, address } = await open(await mailedPath(email))
    await expect.element(screen.getByRole('definition').getByText('Facebook')).toBeVisible()
    const connect = screen.getByRole('checkbox', { name: /Let this Facebook account sign in, too/ })
    await expect.element(connect).not.toBeChecked()
    await secret('New password').fill('another sunny orchard')
    await secret('Confirm password').fill('another sunny orchard')
    await connect.click()
    await button(submit).click()
    await expect.poll(address).toBe('/')
    expect(calls).toMatchObject([{ connect_provider: true }])
  })
})

describe('requesting a new mail', () => {
  it('sends it to the stored address, and returns to the waiting page after two seconds', async () => {
    const email = freshAddress()
    keepPending(await registerAt(email), email)
    const { screen, button, address, heading } = await open('/auth/verify')
    await expect.element(button('Resend email')).toBeVisible()
    stopClocks()
    await button('Resend email').click()
    await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(address()).toBe('/auth/verify')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heading()).toBe('/auth/check-email')
    await expect.poll(address).toBe('/auth/check-email')
    await expect.element(button(/^Resend in 2:5\d/)).toBeDisabled()
  })

  it('asks for the address when none is stored', async () => {
    const email = freshAddress()
    await registerAt(email)
    const { screen, field, button, address } = await open('/auth/verify')
    await button('Send a new link').click()
    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await field('Email').fill(email)
    stopClocks()
    await button('Send a new link').click()
    await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
    expect(await mailsTo(email)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_500)
    await expect.poll(address).toBe('/auth/login')
  })
})

describe('when somebody is signed in', () => {
  it('asks before the link is followed', async () => {
    const team = await newTeam({ user_name: 'Selin Kaya' })
    localStorage.setItem('personal_access_token', team.token)
    const calls = countCalls(verification)
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await expect.element(screen.getByText('You are signed in as Selin Kaya.')).toBeVisible()
    expect(calls).toHaveLength(0)
    await button('Stay signed in').click()
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).toBe(team.token)
  })

  it('lets them sign out and continue with the link', async () => {
    const team = await newTeam()
    localStorage.setItem('personal_access_token', team.token)
    const { at } = await mailedTo(freshAddress())
    const { button, address } = await open(at)
    await button('Sign out and continue').click()
    await button(submit).click()
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).not.toBe(team.token)
    expect(readStored('personal_access_token')).not.toBeNull()
  })
})
