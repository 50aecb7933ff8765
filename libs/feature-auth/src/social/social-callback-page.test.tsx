import { sessionQueries, readStored } from '@tandem/session'
import { answerCalls, mailedPath, newTeam, returnFrom } from '@tandem/testing'
import type { SocialPerson } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countCalls, freshAddress, open as openPage, post, refusal, startAfresh } from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const exchange = '/auth/login/social'

const person = (changes: Partial<SocialPerson> = {}): SocialPerson => ({
  subject: crypto.randomUUID(),
  email: freshAddress(),
  is_email_verified: true,
  name: 'Maya Lindqvist',
  ...changes,
})

async function open(at: string) {
  const page = await openPage(at)
  const { field, screen, button } = page
  const name = field('Your name')
  const team = field('Team name')
  const submit = () => button('Create account').click()
  const complete = async () => {
    await team.fill('Linden and Oak')
    await expect.element(screen.getByRole('combobox', { name: 'Time zone' })).not.toHaveValue('')
    await submit()
  }
  return { ...page, name, team, submit, complete }
}

describe('the page that a provider leads back to', () => {
  it.each(['', '?service=google', '?code=abc', '?service=myspace&code=abc', '?service=google&code='])(
    'leads to sign-in when a part of the address is missing: "%s"',
    async (search) => {
      const calls = countCalls(exchange)
      const { address } = await open(`/auth/login/callback${search}`)
      await expect.poll(address).toBe('/auth/login')
      expect(calls).toHaveLength(0)
    },
  )

  it('leads to sign-in with a note when the code is not valid', async () => {
    const { address, screen } = await open('/auth/login/callback?service=google&code=made-up')
    await expect.poll(address).toBe('/auth/login?social=expired&service=google')
    await expect.element(screen.getByText(/Sign-in timed out/)).toBeVisible()
  })

  it.each([
    [403, 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN', 'deactivated'],
    [429, 'TOO_MANY_REQUESTS', 'busy'],
    [500, 'UNKNOWN_ERROR', 'failed'],
  ])('leads to sign-in after a %s %s', async (status, code, reason) => {
    answerCalls(exchange, () => refusal(status, code))
    const { address } = await open('/auth/login/callback?service=apple&code=abc')
    await expect.poll(address).toBe(`/auth/login?social=${reason}&service=apple`)
    expect(readStored('personal_access_token')).toBeNull()
  })
})

describe('a new person', () => {
  it('names the team once; later they are signed in and continue to the requested page', async () => {
    const maya = person()
    const calls = countCalls(exchange)
    sessionStorage.setItem('wanted_path', '/e-commerce/orders')
    const { name, complete, address, screen } = await open(await returnFrom('google', maya))
    await expect.element(name).toHaveValue('Maya Lindqvist')
    await expect.element(screen.getByText(maya.email!, { exact: false })).toBeVisible()
    expect(address()).toBe('/auth/login/callback')
    expect(readStored('token')).not.toBeNull()
    expect(readStored('personal_access_token')).toBeNull()
    expect(calls).toHaveLength(1)
    await complete()
    await expect.poll(address).toBe('/e-commerce/orders')
    expect(readStored('token')).toBeNull()
    expect(readStored('personal_access_token')).not.toBeNull()

    await startAfresh()
    const again = await open(await returnFrom('google', maya))
    await expect.poll(again.address).toBe('/')
  })

  it('finds the form again after a reload, without exchanging the code twice', async () => {
    const calls = countCalls(exchange)
    const { name, reload } = await open(await returnFrom('facebook', person()))
    await expect.element(name).toBeVisible()
    const again = await reload()
    await expect.element(again.field('Your name')).toHaveValue('Maya Lindqvist')
    expect(calls).toHaveLength(1)
  })

  it('starts again in a second tab, and can finish in the first one', async () => {
    const at = await returnFrom('google', person())
    const { name } = await open(at)
    await expect.element(name).toBeVisible()
    const tab = await open(at)
    await expect.poll(tab.address).toBe('/auth/login?social=expired&service=google')
    expect(readStored('token')).not.toBeNull()
  })

  it('is not mixed up with another person who came back in another tab', async () => {
    const maya = person()
    const { name, complete, address, queryClient } = await open(await returnFrom('google', maya))
    await expect.element(name).toBeVisible()
    const other = new URL(await returnFrom('facebook', person()), location.href).searchParams
    const { personal_access_token } = await post<{ personal_access_token: string }>(exchange, {
      provider: other.get('service'),
      code: other.get('code'),
    })
    localStorage.setItem('token', personal_access_token)
    await complete()
    await expect.poll(address).toBe('/')
    expect(queryClient.getQueryData(sessionQueries.me.queryKey)).toMatchObject({ email: maya.email })
  })

  it('types an address when the provider confirmed none, and verifies it by mail', async () => {
    const { field, complete, address, screen } = await open(
      await returnFrom('facebook', person({ email: null, is_email_verified: false })),
    )
    await complete()
    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    const email = freshAddress()
    await field('Email').fill(email)
    await complete()
    await expect.poll(address).toBe('/auth/check-email')
    await expect.element(screen.getByText(email, { exact: false })).toBeVisible()
    expect(readStored('token')).toBeNull()
    expect(readStored('temp_mail')).toBe(email)
    expect(await mailedPath(email)).toContain('/auth/verify?')
  })

  it('sees which texts are too short', async () => {
    const { name, team, submit } = await open(await returnFrom('apple', person({ name: null })))
    await submit()
    await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters long')
    await expect.element(team).toHaveAccessibleDescription('Team name must be at least 2 characters long')
    await expect.element(name).toHaveFocus()
  })

  it('starts again after the time limit, and can still copy what was typed', async () => {
    const { name, complete, screen, team } = await open(await returnFrom('google', person()))
    await expect.element(name).toBeVisible()
    answerCalls('/auth/register/complete-registration', () => refusal(400, 'INVALID_STATE_TRY_AGAIN'))
    await complete()
    await expect.element(screen.getByText('This sign-in has expired. Start it again.')).toBeVisible()
    await expect.element(team).toHaveValue('Linden and Oak')
    await expect.element(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  })
})

describe('a person whose address already has an account', () => {
  it("enters the account's password once to connect the two", async () => {
    const team = await newTeam()
    const owner = person({ email: team.user.email })
    const { screen, secret, button, address } = await open(await returnFrom('google', owner))
    await expect.element(screen.getByText(/You already have an account with this email/)).toBeVisible()
    const password = secret('Password')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await button('Connect and sign in').click()
    await expect.element(password).toHaveAccessibleDescription('Required')
    await password.fill('not the password')
    await button('Connect and sign in').click()
    await expect.element(password).toHaveAccessibleDescription(/password/i)
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue('not the password')
    await password.fill(team.password)
    await button('Connect and sign in').click()
    await expect.poll(address).toBe('/')

    await startAfresh()
    const again = await open(await returnFrom('google', owner))
    await expect.poll(again.address).toBe('/')
  })

  it('is asked again after a reload', async () => {
    const team = await newTeam()
    const { secret, reload } = await open(await returnFrom('google', person({ email: team.user.email })))
    await expect.element(secret('Password')).toBeVisible()
    const again = await reload()
    await expect.element(again.secret('Password')).toBeVisible()
  })

  it('starts again when the code has expired meanwhile', async () => {
    const team = await newTeam()
    const { secret, button, address } = await open(
      await returnFrom('google', person({ email: team.user.email })),
    )
    await secret('Password').fill(team.password)
    answerCalls(exchange, () => refusal(400, 'INVALID_STATE_TRY_AGAIN'))
    await button('Connect and sign in').click()
    await expect.poll(address).toBe('/auth/login?social=expired&service=google')
  })
})
