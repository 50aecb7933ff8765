import { answerCalls, mailsTo, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  becomeDemo,
  countCalls,
  freshAddress,
  open as openPage,
  refusal,
  startAfresh,
  stopClocks,
} from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const path = '/auth/login/forgot-password'
const success = 'Password reset link has been sent to your email.'
const tooMany = 'You have made too many requests. Please try again later.'

async function open() {
  const page = await openPage('/auth/forgot-password')
  const email = page.field('Email')
  const submit = page.screen.getByRole('button', { name: /^(Send link|Try again in)/ })
  const send = async (address: string) => {
    await email.fill(address)
    await submit.click()
  }
  return { ...page, email, submit, send }
}

it('sends a link, and says the same to an address without an account', async () => {
  const { user } = await newTeam()
  const { send, screen } = await open()
  await send(user.email)
  await expect.element(screen.getByText(success)).toBeVisible()
  expect((await mailsTo(user.email)).at(-1)?.links.join()).toContain('/auth/forgot-password/verify?')
  const unknown = freshAddress()
  await send(unknown)
  await expect.element(screen.getByText(success)).toBeVisible()
  expect(await mailsTo(unknown)).toHaveLength(0)
})

it('links the mailbox of a demo once the link is sent', async () => {
  const { user } = await newTeam()
  becomeDemo()
  const { send, screen } = await open()
  const mailbox = screen.getByRole('link', { name: 'Open mailbox' })
  await expect.element(screen.getByRole('button', { name: 'Send link' })).toBeVisible()
  expect(mailbox.query()).toBeNull()
  await send(user.email)
  await expect.element(mailbox).toHaveAttribute('href', '/mailbox')
})

it('refuses an invalid address before anything is sent', async () => {
  const calls = countCalls(path)
  const { send, email } = await open()
  await send('not-an-address')
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect.element(email).toHaveFocus()
  expect(calls).toHaveLength(0)
})

it('says when it failed, and keeps the input', async () => {
  answerCalls(path, () => refusal(500, 'UNKNOWN_ERROR'))
  const { send, email, screen } = await open()
  await send('a@example.test')
  await expect.element(screen.getByText('Failed to send reset email. Please try again.')).toBeVisible()
  await expect.element(email).toHaveValue('a@example.test')
})

describe('when people have to wait', () => {
  const names = [
    'seconds_left',
    'retry_after',
    'retryAfter',
    'retryAfterSeconds',
    'remaining',
    'seconds',
    'wait',
  ]
  it.each(names)('reads the waiting time from %s', async (name) => {
    answerCalls(path, () => Response.json({ [name]: 75 }, { status: 400 }))
    const { send, submit, screen, email } = await open()
    await send('a@example.test')
    await expect.element(screen.getByText(tooMany)).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await expect.element(email).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: /^Try again in 1:1\d$/ })).toBeVisible()
  })

  it('also counts down after a success that returns a waiting time', async () => {
    answerCalls(path, () => Response.json({ data: { retry_after: 75 } }))
    const { send, submit, screen, email } = await open()
    await send('a@example.test')
    await expect.element(screen.getByText(success)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Try again in 1:1\d$/ })).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await expect.element(email).toBeDisabled()
    expect(screen.getByText(tooMany).query()).toBeNull()
  })

  it('reads the waiting time from the header, or uses a default when there is none', async () => {
    answerCalls(path, () => new Response(null, { status: 429, headers: { 'retry-after': '90' } }))
    const { send, screen } = await open()
    await send('a@example.test')
    await expect.element(screen.getByRole('button', { name: /^Try again in 1:[23]\d$/ })).toBeVisible()
    await startAfresh()
    answerCalls(path, () => new Response(null, { status: 429 }))
    const other = await open()
    await other.send('a@example.test')
    await expect.element(other.screen.getByText(tooMany)).toBeVisible()
    await expect.element(other.submit).toBeDisabled()
  })

  it('counts each second, continues after a reload, and enables the form again at 0', async () => {
    answerCalls(path, () => refusal(429, 'TOO_MANY_REQUESTS', { seconds_left: 65 }))
    const { send, screen, email, submit, reload } = await open()
    stopClocks()
    await send('a@example.test')
    await expect.element(submit).toHaveTextContent('Try again in 1:05')
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.element(submit).toHaveTextContent('Try again in 1:04')
    await expect.element(email).toHaveValue('a@example.test')
    expect(screen.getByText(tooMany).query()).not.toBeNull()
    const again = await reload()
    const button = again.screen.getByRole('button', { name: /^(Send link|Try again in)/ })
    await expect.element(button).toHaveTextContent('Try again in 1:04')
    await vi.advanceTimersByTimeAsync(70_000)
    await expect.element(button).toHaveTextContent('Send link')
    await expect.element(button).toBeEnabled()
    expect(again.screen.getByText(tooMany).query()).toBeNull()
  })

  it('begins after five links in an hour for one address', async () => {
    const email = freshAddress()
    const { send, screen, submit } = await open()
    for (let sent = 0; sent < 5; sent += 1) {
      await send(email)
      await expect.element(screen.getByText(success)).toBeVisible()
    }
    await send(email)
    await expect.element(screen.getByText(tooMany)).toBeVisible()
    await expect.element(submit).toBeDisabled()
  })
})
