import { readStored } from '@tandem/session'
import { answerCalls, mailedPath, mailsTo, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countCalls,
  freshAddress,
  keepPending,
  open,
  refusal,
  registerAt,
  startAfresh,
  stopClocks,
} from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const verification = '/auth/register/verify-email'

async function mailedTo(email: string) {
  const pending = await registerAt(email)
  return { pending, at: await mailedPath(email) }
}

describe('the link of the mail', () => {
  it('verifies once, signs in and goes home', async () => {
    const calls = countCalls(verification)
    const { at } = await mailedTo(freshAddress())
    const { address } = await open(at)
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).not.toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('leaves the address bar at once, and works after a reload', async () => {
    let go = () => {}
    answerCalls(
      verification,
      () => new Promise((resolve) => void (go = () => resolve(refusal(500, 'UNKNOWN_ERROR')))),
    )
    const { at } = await mailedTo(freshAddress())
    const { address, screen, reload } = await open(at)
    await expect.element(screen.getByText('Verifying your address')).toBeVisible()
    await expect.poll(address).toBe('/auth/verify')
    go()
    countCalls('/nothing')
    const again = await reload()
    await expect.poll(again.address).toBe('/')
  })

  it.each([
    '/auth/verify',
    '/auth/verify?user_id=7',
    '/auth/verify?hash=abc',
    '/auth/verify?user_id=x&hash=abc',
  ])('that is incomplete is told on the page: %s', async (at) => {
    const calls = countCalls(verification)
    const { screen } = await open(at)
    const words = 'Missing parameters: user_id or hash is missing.'
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
    expect(calls).toHaveLength(0)
  })

  it('that is used up is told on the page, without a toast, and a new one can be asked for', async () => {
    const email = freshAddress()
    const { at } = await mailedTo(email)
    await fetch(`/api/v1${verification}?${at.split('?')[1]}`)
    const { screen, failures, button } = await open(at)
    await expect.element(screen.getByRole('alert').getByText('Email verification failed.')).toBeVisible()
    await expect.element(screen.getByText(/has expired or was used before/)).toBeVisible()
    expect(screen.getByRole('alert').elements()).toHaveLength(1)
    expect(failures.every(({ failure }) => failure.errors === 'local')).toBe(true)
    expect(button('Try again').query()).toBeNull()
    await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  })

  it('that failed for want of an answer can be tried again', async () => {
    answerCalls(verification, () => refusal(500, 'UNKNOWN_ERROR'))
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await expect.element(screen.getByText('Email verification failed.')).toBeVisible()
    countCalls('/nothing')
    await button('Try again').click()
    await expect.poll(address).toBe('/')
  })

  it('that is answered without a token says so', async () => {
    answerCalls(verification, () => Response.json({ data: { user: {} } }))
    const { at } = await mailedTo(freshAddress())
    const { screen } = await open(at)
    await expect.element(screen.getByText('Token could not be retrieved.')).toBeVisible()
  })

  it('says where the user could not be read, and goes on when it can', async () => {
    answerCalls('/me', () => refusal(503, 'UNKNOWN_ERROR'))
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await expect.element(screen.getByText('Me service failed.')).toBeVisible()
    countCalls('/nothing')
    await button('Try again').click()
    await expect.poll(address).toBe('/')
  })
})

describe('a new mail', () => {
  it('goes to the stored address, and leads back to the page that waits after two seconds', async () => {
    const email = freshAddress()
    keepPending(await registerAt(email), email)
    const { screen, button, address, heading } = await open('/auth/verify')
    await expect.element(button('Resend the mail')).toBeVisible()
    stopClocks()
    await button('Resend the mail').click()
    await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(address()).toBe('/auth/verify')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heading()).toBe('/auth/check-email')
    await expect.poll(address).toBe('/auth/check-email')
    await expect.element(button(/^Resend in 2:5\d/)).toBeDisabled()
  })

  it('asks for the address where none is stored', async () => {
    const email = freshAddress()
    await registerAt(email)
    const { screen, field, button, address } = await open('/auth/verify')
    await button('Send a new link').click()
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Please enter a valid email address')
    await field('E-mail').fill(email)
    stopClocks()
    await button('Send a new link').click()
    await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
    expect(await mailsTo(email)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_500)
    await expect.poll(address).toBe('/auth/login')
  })
})

describe('whoever is signed in', () => {
  it('is asked before the link is followed', async () => {
    const team = await newTeam({ user_name: 'Selin Kaya' })
    localStorage.setItem('personal_access_token', team.token)
    const calls = countCalls(verification)
    const { at } = await mailedTo(freshAddress())
    const { screen, button, address } = await open(at)
    await expect.element(screen.getByText('You are signed in as Selin Kaya')).toBeVisible()
    expect(calls).toHaveLength(0)
    await button('Stay signed in').click()
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).toBe(team.token)
  })

  it('can sign out and go on with the link', async () => {
    const team = await newTeam()
    localStorage.setItem('personal_access_token', team.token)
    const { at } = await mailedTo(freshAddress())
    const { button, address } = await open(at)
    await button('Sign out and continue').click()
    await expect.poll(address).toBe('/')
    expect(readStored('personal_access_token')).not.toBe(team.token)
    expect(readStored('personal_access_token')).not.toBeNull()
  })
})
