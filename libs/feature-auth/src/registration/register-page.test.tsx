import { readStored } from '@tandem/session'
import { answerCalls, mailsTo, newTeam } from '@tandem/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { countCalls, freshAddress, hostSays, open as openPage, refusal, startAfresh } from '../test-setup.tsx'

beforeEach(startAfresh)
afterEach(startAfresh)

const password = 'a quiet sunny orchard'

/** Whether the page asks before it is left, as the browser checks before a reload or before the tab closes. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function open(at = '/auth/register') {
  const page = await openPage(at)
  const { field, secret, screen, button } = page
  const inputs = {
    name: field('Your name'),
    email: field('Email'),
    password: secret('Password'),
    confirmPassword: secret('Confirm password'),
    team_name: field('Team name'),
    timezone: screen.getByRole('combobox', { name: 'Time zone' }),
  }
  const fill = async (
    email: string,
    changes: { name?: string; password?: string; confirm?: string } = {},
  ) => {
    await inputs.name.fill(changes.name ?? 'Maya Lindqvist')
    await inputs.email.fill(email)
    await inputs.password.fill(changes.password ?? password)
    await inputs.confirmPassword.fill(changes.confirm ?? changes.password ?? password)
    await inputs.team_name.fill('Linden and Oak')
    await expect.element(inputs.timezone).not.toHaveValue('')
  }
  const submit = () => button('Create an account').click()
  return { ...page, inputs, fill, submit }
}

describe('registering', () => {
  it('stores the registration, and goes to the page that waits for the mail', async () => {
    const email = freshAddress()
    const { fill, submit, address, screen } = await open()
    await fill(email)
    await submit()
    await expect.poll(address).toBe('/auth/check-email')
    expect(Number(readStored('user_id'))).toBeGreaterThan(0)
    expect(readStored('on_page_token')).not.toBeNull()
    expect(readStored('temp_mail')).toBe(email)
    expect(readStored('personal_access_token')).toBeNull()
    await expect.element(screen.getByText(email, { exact: false })).toBeVisible()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('looks the same for an address with an account, and informs only its owner', async () => {
    const { user } = await newTeam()
    const { fill, submit, address, screen } = await open()
    await fill(user.email)
    await submit()
    await expect.poll(address).toBe('/auth/check-email')
    await expect.element(screen.getByText('Waiting for verification')).toBeVisible()
    expect(readStored('personal_access_token')).toBeNull()
    expect((await mailsTo(user.email)).at(-1)?.links.join()).toContain('/auth/login')
  })

  it('sends one request, however often the button is pressed', async () => {
    const bodies = countCalls('/auth/register')
    const { fill, button, address } = await open()
    await fill(freshAddress())
    const submit = button('Create an account').element() as HTMLElement
    submit.click()
    submit.click()
    await expect.poll(address).toBe('/auth/check-email')
    expect(bodies).toHaveLength(1)
  })

  it('can be completed by keyboard alone, in the order of the form', async () => {
    const { inputs, address } = await open()
    await expect.element(inputs.timezone).not.toHaveValue('')
    await inputs.name.click()
    await userEvent.keyboard('Maya')
    // The button that shows the password comes after its field.
    const rest = [
      { input: inputs.email, tabs: 1, text: freshAddress() },
      { input: inputs.password, tabs: 1, text: password },
      { input: inputs.confirmPassword, tabs: 2, text: password },
      { input: inputs.team_name, tabs: 2, text: 'Linden and Oak' },
    ]
    for (const { input, tabs, text } of rest) {
      for (let step = 0; step < tabs; step++) await userEvent.tab()
      await expect.element(input).toHaveFocus()
      await input.fill(text)
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/auth/check-email')
  })
})

describe('the fields', () => {
  it('tell password managers what they are for, and allow pasting', async () => {
    const { inputs } = await open()
    const hints = {
      name: 'name',
      email: 'username',
      password: 'new-password',
      confirmPassword: 'new-password',
    }
    for (const [name, token] of Object.entries(hints))
      await expect.element(inputs[name as keyof typeof hints]).toHaveAttribute('autocomplete', token)
    await inputs.password.fill('pasted text')
    await inputs.password.click()
    await userEvent.keyboard('{Control>}ac{/Control}')
    await inputs.confirmPassword.click()
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect.element(inputs.email).toHaveAttribute('type', 'email')
  })

  it('starts with the time zone of the browser', async () => {
    const { inputs } = await open()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    await expect.element(inputs.timezone).toHaveValue(timeZone.replaceAll('_', ' '))
  })

  it("leaves the zone empty when the server does not know the browser's", async () => {
    answerCalls('/helpers/timezones', () =>
      Response.json({ data: ['Mars/Olympus', 'Mars/Gale', 'A/B', 'C/D', 'E/F', 'G/H'] }),
    )
    const { inputs } = await open()
    await expect.element(inputs.timezone).toHaveValue('')
  })

  it('shows a search only for more than five zones', async () => {
    answerCalls('/helpers/timezones', () => Response.json({ data: ['UTC', 'A/B', 'C/D', 'E/F', 'G/H'] }))
    const few = await openPage('/auth/register')
    // It stays a button when the list that it opens has loaded.
    const zone = few.button(/^Time zone/).or(few.screen.getByRole('combobox', { name: 'Time zone' }))
    await expect.poll(() => zone.query()?.tagName).toBe('BUTTON')
    expect(few.screen.getByRole('textbox', { name: 'Time zone' }).query()).toBeNull()
  })

  it('can load the zones again when loading failed', async () => {
    answerCalls('/helpers/timezones', () => refusal(500, 'UNKNOWN_ERROR'))
    const { screen, button, inputs } = await open()
    await expect.element(screen.getByText('The time zones could not be loaded.')).toBeVisible()
    countCalls('/nothing')
    await button('Try again').click()
    await expect.element(inputs.timezone).not.toHaveValue('')
  })
})

describe('when the input is refused', () => {
  it('shows the error of each field, and focuses the first one', async () => {
    const bodies = countCalls('/auth/register')
    const { inputs, submit, screen } = await open()
    await inputs.email.fill('not-an-address')
    await inputs.password.fill('short')
    await submit()
    const said = (input: { element(): Element }, words: string) =>
      expect.element(input as never).toHaveAccessibleDescription(words)
    await said(inputs.name, 'Name must be at least 2 characters long')
    await said(inputs.email, 'Please enter a valid email address')
    await said(inputs.password, 'Password must be at least 8 characters long')
    await said(inputs.team_name, 'Team name must be at least 2 characters long')
    await expect.element(inputs.name).toHaveFocus()
    await inputs.password.fill(password)
    await inputs.confirmPassword.fill('something else')
    await said(inputs.confirmPassword, 'Passwords do not match')
    expect(bodies).toHaveLength(0)
    expect(screen.getByRole('alert').query()).toBeNull()
  })

  it('shows that the time zone is missing, and focuses its field', async () => {
    answerCalls('/helpers/timezones', () =>
      Response.json({ data: ['Mars/A', 'Mars/B', 'Mars/C', 'Mars/D', 'Mars/E', 'Mars/F'] }),
    )
    const { inputs, submit, screen } = await open()
    await inputs.name.fill('Maya Lindqvist')
    await inputs.email.fill(freshAddress())
    await inputs.password.fill(password)
    await inputs.confirmPassword.fill(password)
    await inputs.team_name.fill('Linden and Oak')
    await submit()
    await expect.element(screen.getByText('Timezone is required')).toBeVisible()
    await expect.element(inputs.timezone).toHaveFocus()
  })

  it("shows the server's error on its field until it changes, and keeps the input", async () => {
    const { inputs, fill, submit } = await open()
    await fill(freshAddress(), { password: 'password123' })
    await submit()
    const words = 'This password is too common. Please choose another one'
    await expect.element(inputs.password).toHaveAccessibleDescription(words)
    await expect.element(inputs.password).toHaveFocus()
    await expect.element(inputs.password).toHaveValue('password123')
    await expect.element(inputs.name).toHaveValue('Maya Lindqvist')
    await inputs.password.fill('password1234')
    await expect.element(inputs.password).not.toHaveAccessibleDescription(words)
  })

  it('says above the fields that there is no network or registration is closed', async () => {
    answerCalls('/auth/register', () => refusal(403, 'REGISTRATION_CLOSED'))
    const { fill, submit, screen, inputs } = await open()
    const email = freshAddress()
    await fill(email)
    await submit()
    await expect.element(screen.getByRole('alert').getByText('Registration is closed.')).toBeVisible()
    answerCalls('/auth/register', () => Promise.reject(new TypeError('Failed to fetch')))
    await submit()
    await expect
      .element(screen.getByRole('alert').getByText('could not be reached', { exact: false }))
      .toBeVisible()
    await expect.element(inputs.email).toHaveValue(email)
  })
})

it("asks for the host's minimum length of a password, in the hint and in the error", async () => {
  hostSays('password-minimum', '15')
  const calls = countCalls('/auth/register')
  const { inputs, fill, submit } = await open()
  await expect
    .element(inputs.password)
    .toHaveAccessibleDescription('At least 15 characters. A short phrase works well.')
  await fill(freshAddress(), { password: 'fourteen chars' })
  await submit()
  await expect
    .element(inputs.password)
    .toHaveAccessibleDescription('Password must be at least 15 characters long')
  expect(calls).toHaveLength(0)
})

describe('leaving', () => {
  it('asks before a reload when something was typed', async () => {
    const { inputs } = await open()
    await expect.element(inputs.timezone).not.toHaveValue('')
    expect(isHeldBack()).toBe(false)
    await inputs.name.fill('Maya')
    expect(isHeldBack()).toBe(true)
  })

  it('asks before typed text is lost', async () => {
    const { inputs, screen, address, button } = await open()
    await inputs.name.fill('Maya')
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.element(screen.getByRole('alertdialog').or(screen.getByRole('dialog'))).toBeVisible()
    await button('Keep editing').click()
    await expect.poll(address).toBe('/auth/register')
    await expect.element(inputs.name).toHaveValue('Maya')
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await button('Leave').click()
    await expect.poll(address).toBe('/auth/login')
  })

  it('does not ask when only the time zone was chosen', async () => {
    const { inputs, screen, address } = await open()
    await expect.element(inputs.timezone).not.toHaveValue('')
    await screen.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(address).toBe('/auth/login')
  })
})

it('leaves immediately when somebody is signed in', async () => {
  const team = await newTeam()
  localStorage.setItem('personal_access_token', team.token)
  const { address } = await openPage('/auth/register')
  await expect.poll(address).toBe('/')
})
