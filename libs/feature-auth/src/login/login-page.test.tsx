import { configureApi } from '@tandem/api-client'
import { isAuthenticatedAtom, readStored } from '@tandem/session'
import { answerCalls, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  freshAddress,
  hostSays,
  open as openPage,
  refusal,
  registerAt,
  startAfresh,
  stopClocks,
} from '../test-setup.tsx'

async function open(at = '/auth/login') {
  const page = await openPage(at)
  const { screen, address, field, secret } = page
  const email = field('Email')
  const password = secret('Password')
  const submit = screen.getByRole('button', { name: /^(Sign in$|Try again in)/ })
  const signInAs = async (user: { email: string }, typed: string) => {
    await email.fill(user.email)
    await password.fill(typed)
    await submit.click()
  }
  return { ...page, email, password, submit, address, signInAs }
}

/** Answers sign-in with a refusal; everything else is the real server. */
const refuseWith = (status: number, body: object) =>
  answerCalls('/auth/login', () => Response.json(body, { status }))

beforeEach(startAfresh)
afterEach(startAfresh)

describe('signing in', () => {
  it('stores the session and goes home', async () => {
    const team = await newTeam()
    const { signInAs, address, store } = await open()
    await signInAs(team.user, team.password)
    await expect.poll(address).toBe('/')
    expect(store.get(isAuthenticatedAtom)).toBe(true)
    expect(readStored('personal_access_token')).not.toBeNull()
  })

  it('continues to the page that was requested', async () => {
    const team = await newTeam()
    const { signInAs, address } = await open('/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2')
    await signInAs(team.user, team.password)
    await expect.poll(address).toBe('/e-commerce/orders?page=2')
  })

  it('never continues to another site', async () => {
    const team = await newTeam()
    const { signInAs, address } = await open('/auth/login?next=%2F%2Fevil.example')
    await signInAs(team.user, team.password)
    await expect.poll(address).toBe('/')
  })

  it('works from the keyboard alone, in the order of the form', async () => {
    const team = await newTeam()
    const { email, password, address } = await open()
    await email.fill(team.user.email)
    await userEvent.tab()
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard(`${team.password}{Enter}`)
    await expect.poll(address).toBe('/')
  })

  it('lets password managers fill in the form', async () => {
    const { email, password } = await open()
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  })

  it('leads from /auth to the form, and keeps the requested page', async () => {
    const { address, email } = await open('/auth?next=%2Fe-commerce%2Forders')
    await expect.element(email).toBeVisible()
    expect(address()).toBe('/auth/login?next=%2Fe-commerce%2Forders')
  })

  it('is skipped when somebody is signed in already', async () => {
    const team = await newTeam()
    localStorage.setItem('personal_access_token', team.token)
    const { address } = await open('/auth/login?next=%2Fe-commerce%2Forders')
    await expect.poll(address).toBe('/e-commerce/orders')
  })
})

describe('when sign-in fails', () => {
  it('does not move the button away from the pointer that is about to press it', async () => {
    const { email, screen } = await open()
    await email.fill('not-an-address')
    await userEvent.tab()
    expect(screen.getByText('Please enter a valid email address').query()).toBeNull()
  })

  it('shows the error in the form, and keeps the input', async () => {
    const team = await newTeam()
    const { signInAs, screen, email, password, address } = await open()
    await signInAs(team.user, 'not the password')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password.')
    await expect.element(email).toHaveValue(team.user.email)
    await expect.element(password).toHaveValue('not the password')
    expect(address()).toBe('/auth/login')
  })

  it('shows errors that the form can find before anything is sent', async () => {
    const { signInAs, screen, email } = await open()
    await signInAs({ email: 'not-an-address' }, 'short')
    await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
    await expect.element(screen.getByText('The password is too short')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  })

  it('marks a field that the server refused', async () => {
    const message = 'This address is blocked'
    refuseWith(422, {
      code: 'VALIDATION_FAILED',
      message: 'No',
      request_id: 'r',
      errors: { email: [message] },
    })
    const { signInAs, email } = await open()
    await signInAs({ email: 'selin@example.org' }, 'long enough')
    await expect.element(email).toHaveAccessibleDescription(message)
  })

  it('says when there is no network', async () => {
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    const { signInAs, screen } = await open()
    await signInAs({ email: 'selin@example.org' }, 'long enough')
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        'Network Error. The server could not be reached. Check your connection and try again.',
      )
  })

  it('counts down after too many tries, and accepts another address', async () => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Wait', request_id: 'r', seconds_left: 62 }
    refuseWith(429, body)
    const { signInAs, screen, submit, email, router } = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    await signInAs({ email: 'selin@example.org' }, 'long enough')
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('You have made too many requests. Please try again later.')
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toHaveTextContent('Try again in 1:02')
    // The history entry, which a reload finds.
    expect(router.state.location.state).toMatchObject({ lock: { email: 'selin@example.org' } })
    await email.fill('other@example.org')
    await expect.element(submit).toBeEnabled()
    await email.fill('selin@example.org')
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(submit).toHaveTextContent('Try again in 0:02')
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.element(submit).toBeEnabled()
    await expect.element(submit).toHaveTextContent('Sign in')
  })
})

it('continues the countdown after a reload', async () => {
  refuseWith(429, { code: 'TOO_MANY_REQUESTS', message: 'Wait', request_id: 'r', seconds_left: 62 })
  const { signInAs, submit, reload } = await open()
  await signInAs({ email: 'selin@example.org' }, 'long enough')
  await expect.element(submit).toBeDisabled()
  const again = await reload()
  await expect.element(again.field('Email')).toHaveValue('selin@example.org')
  await expect.element(again.button(/^Try again in (1:0|0:5)\d$/)).toBeDisabled()
})

it('is skipped when somebody goes back after signing in', async () => {
  const team = await newTeam()
  const page = await openPage('/auth/forgot-password')
  await page.screen.getByRole('link', { name: 'Go to sign in' }).click()
  await page.field('Email').fill(team.user.email)
  await page.secret('Password').fill(team.password)
  await page.button(/^Sign in/).click()
  await expect.element(page.screen.getByRole('heading', { name: 'Behind sign-in' })).toBeVisible()
  await page.router.navigate(-1)
  await expect.poll(page.address).toBe('/')
  await expect.element(page.screen.getByRole('heading', { name: 'Behind sign-in' })).toBeVisible()
})

it('shows the password on request', async () => {
  const { password, screen } = await open()
  await password.fill('sunny-orchard')
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

it('signs in with the demo account only when the host says that it is a demo', async () => {
  const team = await newTeam()
  const real = await open()
  await expect.element(real.email).toBeVisible()
  expect(real.screen.getByText(/Demo: sign in with/).query()).toBeNull()
  hostSays('demo', `${team.user.email} ${team.password}`)
  const { screen, address } = await open()
  await expect.element(screen.getByText(/Demo: sign in with/)).toBeVisible()
  await screen.getByRole('button', { name: 'Use the demo account' }).click()
  await expect.poll(address).toBe('/')
})

it('says why a session ended', async () => {
  localStorage.setItem('personal_access_token', 'no longer known')
  const { screen } = await open()
  await expect.element(screen.getByText('Your session has ended.', { exact: false })).toBeVisible()
})

describe('the links to other pages', () => {
  it("link to registering, a new password and the host's legal texts", async () => {
    const { screen } = await open()
    const leadsTo = (name: string) => expect.element(screen.getByRole('link', { name }))
    await leadsTo('Create an account').toHaveAttribute('href', '/auth/register')
    await leadsTo('Forgot password?').toHaveAttribute('href', '/auth/forgot-password')
    await leadsTo('Terms').toHaveAttribute('href', '/terms')
    await leadsTo('Privacy policy').toHaveAttribute('href', '/privacy')
  })

  it('offer each configured provider as a plain link', async () => {
    const { screen } = await open()
    for (const [name, service] of [
      ['Google', 'google'],
      ['Facebook', 'facebook'],
      ['Apple', 'apple'],
    ] as const) {
      await expect
        .element(screen.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringMatching(`/api/v1/auth/login/social/${service}/start$`))
    }
  })

  it('offer no provider when none is configured or the list could not be loaded', async () => {
    answerCalls('/social/services', () => Response.json({ data: {} }))
    const { screen, email } = await open()
    await expect.element(email).toBeVisible()
    expect(screen.getByRole('link', { name: 'Google' }).query()).toBeNull()
    answerCalls('/social/services', () => refusal(500, 'UNKNOWN_ERROR'))
    const failed = await open()
    await expect.element(failed.email).toBeVisible()
    expect(failed.screen.getByRole('link', { name: 'Google' }).query()).toBeNull()
  })
})

it('does not wait for a late list of providers, and shows them when it arrives', async () => {
  let go = () => {}
  answerCalls('/social/services', () => {
    const services = Response.json({ data: { google: '/start/google' } })
    return new Promise((resolve) => void (go = () => resolve(services)))
  })
  stopClocks()
  const { screen, email } = await open()
  await expect.element(email).toBeVisible()
  const offered = screen.getByRole('link', { name: /Google|Facebook|Apple/ })
  expect(offered.elements()).toHaveLength(0)
  go()
  await expect.element(offered).toHaveTextContent('Google')
})

describe('when somebody comes back from a provider', () => {
  it('shows the note from the first paint on, so that the form does not move', async () => {
    const tops = new Set<number>()
    const watch = () => {
      const form = document.querySelector('form')
      if (form) tops.add(form.getBoundingClientRect().top)
      frame = requestAnimationFrame(watch)
    }
    let frame = requestAnimationFrame(watch)
    const { screen } = await open('/auth/login?social=cancelled&service=google')
    await expect.element(screen.getByText('Sign-in with Google was cancelled.')).toBeVisible()
    cancelAnimationFrame(frame)
    watch()
    cancelAnimationFrame(frame)
    expect(tops.size).toBe(1)
  })

  it.each([
    ['cancelled', 'Sign-in with Google was cancelled.'],
    ['expired', 'Sign-in timed out. Try again.'],
    ['unavailable', 'Google isn’t responding. Try again, or sign in with email.'],
    ['refused', 'Google could not confirm who you are. Try again.'],
    ['busy', 'Too many attempts. Try again in a minute.'],
    ['unknown', 'This sign-in method isn’t available.'],
    ['failed', 'The sign-in with Google could not be completed. Start it again.'],
    ['unverified', 'Please verify your email address to continue.'],
  ])('explains the reason %s', async (reason, words) => {
    const { screen } = await open(`/auth/login?social=${reason}&service=google`)
    await expect.element(screen.getByText(words)).toBeVisible()
  })

  it('ignores a reason or a provider that it does not know', async () => {
    const { screen, email } = await open('/auth/login?social=%3Cb%3E&service=evil')
    await expect.element(email).toBeVisible()
    expect(screen.getByText('evil').query()).toBeNull()
    const other = await open('/auth/login?social=cancelled&service=evil')
    await expect.element(other.screen.getByText('Sign-in with the provider was cancelled.')).toBeVisible()
  })

  it('still continues to the page that was requested before', async () => {
    sessionStorage.setItem('wanted_path', '/e-commerce/orders')
    const team = await newTeam()
    const { signInAs, address } = await open('/auth/login?social=cancelled&service=google')
    await signInAs(team.user, team.password)
    await expect.poll(address).toBe('/e-commerce/orders')
  })
})

it('offers to resend the verification mail when the address is not verified', async () => {
  const email = freshAddress()
  await registerAt(email)
  refuseWith(403, {
    code: 'EMAIL_NOT_VERIFIED',
    message: 'Please verify your email address to continue.',
    request_id: 'r',
  })
  const { signInAs, screen, button } = await open()
  await signInAs({ email }, 'a quiet sunny orchard')
  await expect.element(screen.getByText('Please verify your email address to continue.')).toBeVisible()
  await button('Resend email').click()
  await expect.element(screen.getByText('Verification email has been resent.')).toBeVisible()
  await expect.element(button(/^Resend in/)).toBeDisabled()
})
