import { readStored } from '@tandem/session'
import { answerCalls, mailedPath, mailsTo, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  becomeDemo,
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

const status = '/auth/register/check-email-verification-status'
const resend = '/auth/register/resend-verification-email'

/** Opens the link of the mail, as another tab of this browser would. */
async function verifyElsewhere(email: string) {
  const { searchParams } = new URL(await mailedPath(email), location.href)
  await post('/auth/register/verify-email', {
    user_id: Number(searchParams.get('user_id')),
    hash: searchParams.get('hash'),
    on_page_token: readStored('on_page_token'),
  })
}

async function waitFor(email = freshAddress()) {
  keepPending(await registerAt(email), email)
  const page = await open('/auth/check-email')
  await expect.element(page.screen.getByText('Waiting for verification')).toBeVisible()
  // Only one question is sent at a time, so the clock is moved only after its answer.
  await expect.poll(() => page.queryClient.isFetching()).toBe(0)
  return { email, ...page }
}

describe('waiting', () => {
  it.each([
    ['nothing', () => {}],
    ['no token', () => localStorage.setItem('user_id', '7')],
    ['no id', () => localStorage.setItem('on_page_token', 'abc')],
  ])('leads to registration when %s is stored', async (_what, keep) => {
    keep()
    const { address } = await open('/auth/check-email')
    await expect.poll(address).toBe('/auth/register')
  })

  it('links the mailbox of a demo, and nothing elsewhere', async () => {
    const plain = await waitFor()
    await expect.element(plain.screen.getByRole('link', { name: 'Open mailbox' })).not.toBeInTheDocument()
    await plain.screen.unmount()

    becomeDemo()
    const { screen } = await waitFor()
    await expect
      .element(screen.getByRole('link', { name: 'Open mailbox' }))
      .toHaveAttribute('href', '/mailbox')
  })

  it('asks every 10 seconds, and goes home signed in when the link was used elsewhere', async () => {
    const bodies = countCalls(status)
    stopClocks()
    const { email, address } = await waitFor()
    await expect.poll(() => bodies.length).toBe(1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(bodies).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_500)
    await expect.poll(() => bodies.length).toBe(2)
    await verifyElsewhere(email)
    await vi.advanceTimersByTimeAsync(10_500)
    await expect.poll(address).toBe('/')
    expect(bodies).toHaveLength(3)
    expect(readStored('personal_access_token')).not.toBeNull()
    for (const key of ['temp_mail', 'user_id', 'on_page_token', 'token'] as const)
      expect(readStored(key)).toBeNull()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(bodies).toHaveLength(3)
  })

  it('continues while Tandem cannot be reached, and says so without a toast', async () => {
    stopClocks()
    const { screen, failures, email, address } = await waitFor()
    answerCalls(status, () => Promise.reject(new TypeError('Failed to fetch')))
    await vi.advanceTimersByTimeAsync(10_500)
    await expect.element(screen.getByText('Can’t reach Tandem. Retrying…')).toBeVisible()
    expect(failures.every(({ failure }) => failure.errors === 'local')).toBe(true)
    countCalls('/nothing')
    await verifyElsewhere(email)
    await vi.advanceTimersByTimeAsync(10_500)
    await expect.poll(address).toBe('/')
  })

  it('ends when the registration can no longer sign anyone in', async () => {
    const bodies = countCalls(status)
    keepPending({ id: 999_999_999, on_page_token: 'unknown' }, 'a@example.test')
    stopClocks()
    const { screen } = await open('/auth/check-email')
    await expect.element(screen.getByRole('alert').getByText(/can no longer sign you in/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(bodies).toHaveLength(1)
  })

  it('continues after a reload', async () => {
    const { email, reload } = await waitFor()
    const again = await reload()
    await expect.element(again.screen.getByText(email, { exact: false })).toBeVisible()
    // The session is given only once: a question in progress would use it up, and its answer is lost with the
    // page.
    await expect.poll(() => again.queryClient.isFetching()).toBe(0)
    await verifyElsewhere(email)
    const last = await again.reload()
    await expect.poll(last.address).toBe('/')
  })

  it('ends when another tab has taken the session, keeps that session, and goes home after a reload', async () => {
    // Keep this tab from asking the server until the other tab has the session.
    answerCalls(status, () => refusal(403, 'PENDING_EMAIL_VERIFICATION'))
    stopClocks()
    const { email, screen, reload } = await waitFor()
    await verifyElsewhere(email)
    const { user } = await post<{ user: { personal_access_token: string } }>(status, {
      user_id: Number(readStored('user_id')),
      on_page_token: readStored('on_page_token'),
    })
    localStorage.setItem('personal_access_token', user.personal_access_token)
    countCalls('/nothing')
    await vi.advanceTimersByTimeAsync(10_500)
    await expect.element(screen.getByRole('alert').getByText(/can no longer sign you in/)).toBeVisible()
    expect(readStored('personal_access_token')).toBe(user.personal_access_token)
    const again = await reload()
    await expect.poll(again.address).toBe('/')
  })

  it('leaves immediately when somebody is signed in', async () => {
    localStorage.setItem('personal_access_token', (await newTeam()).token)
    const { address } = await open('/auth/check-email')
    await expect.poll(address).toBe('/')
  })
})

describe('the mail again', () => {
  it('disables the button for 180 seconds, also over a reload, and never counts below 0', async () => {
    const { email, screen, button, reload } = await waitFor()
    stopClocks()
    await button('Resend email').click()
    await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
    expect(await mailsTo(email)).toHaveLength(2)
    await expect.element(button(/^Resend in 3:00|2:59/)).toBeDisabled()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(button(/^Resend in (2:00|1:5\d)/)).toBeDisabled()
    const again = await reload()
    await expect.element(again.button(/^Resend in (2:00|1:5\d)/)).toBeDisabled()
    await vi.advanceTimersByTimeAsync(125_000)
    await expect.element(again.button('Resend email')).toBeEnabled()
  })

  it('does not count down after a failure', async () => {
    answerCalls(resend, () => refusal(500, 'UNKNOWN_ERROR'))
    const { screen, button } = await waitFor()
    await button('Resend email').click()
    await expect.element(screen.getByText('Failed to resend. Please try again.')).toBeVisible()
    await expect.element(button('Resend email')).toBeEnabled()
  })

  it('counts the seconds that the server returns when a mail is requested too soon', async () => {
    answerCalls(resend, () => refusal(429, 'TOO_MANY_REQUESTS', { seconds_left: 42 }))
    const { button } = await waitFor()
    await button('Resend email').click()
    await expect.element(button(/^Resend in 0:4\d/)).toBeDisabled()
  })

  it('counts down to the same time in a second tab', async () => {
    const { button } = await waitFor()
    await button('Resend email').click()
    await expect.element(button(/^Resend in/)).toBeDisabled()
    const tab = await open('/auth/check-email')
    await tab.button('Resend email').click()
    await expect.element(tab.button(/^Resend in 2:[345]\d$/)).toBeDisabled()
  })

  it('warns when no address is stored', async () => {
    const bodies = countCalls(resend)
    keepPending(await registerAt(freshAddress()))
    const { screen, button } = await open('/auth/check-email')
    await button('Resend email').click()
    const toast = screen.getByRole('status', { name: 'No registered email found.' })
    await expect.element(toast).toBeVisible()
    expect(toast.element().querySelector('.lucide-triangle-alert')).not.toBeNull()
    expect(bodies).toHaveLength(0)
  })

  it('does not bring people back when it fails after they left the page', async () => {
    let fail = () => {}
    answerCalls(
      resend,
      () => new Promise((resolve) => void (fail = () => resolve(refusal(500, 'UNKNOWN_ERROR')))),
    )
    const { screen, button, address, router } = await waitFor()
    await button('Resend email').click()
    await expect.element(button(/^Resend in/)).toBeVisible()
    await router.navigate('/auth/login')
    await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    fail()
    await expect.element(screen.getByText('Failed to resend. Please try again.')).toBeVisible()
    expect(address()).toBe('/auth/login')
  })
})
