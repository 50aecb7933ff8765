import { configureApi } from '@tandem/api-client'
import { formatDateTime } from '@tandem/format'
import { sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settingsFeature } from '../feature.ts'
import { profileQueries } from './queries.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => {
  vi.useRealTimers()
  configureApi({ fetch: realFetch })
  signOut()
})

async function open(timezone = 'Pacific/Kiritimati') {
  const page = await openAsTeam(settingsFeature, '/settings/profile', { timezone, user_name: 'Ada Byron' })
  const { screen, queryClient } = page
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const save = screen.getByRole('button', { name: 'Save changes' })
  await expect.element(field('Name')).toHaveValue('Ada Byron')
  const shownUser = () => queryClient.getQueryData(sessionQueries.me.queryKey)
  const kept = () => queryClient.getQueryData(profileQueries.own.queryKey)
  return { ...page, field, save, shownUser, kept }
}

/** The sent bodies, by the end of their path. */
function watchCalls(path: string) {
  const bodies: unknown[] = []
  configureApi({
    fetch: async (request) => {
      if (request.method === 'PUT' && request.url.endsWith(path)) bodies.push(await request.clone().json())
      return realFetch(request)
    },
  })
  return bodies
}

test('text typed while the rest is being saved stays, and is saved next', async () => {
  const { field, save, kept } = await open()
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  configureApi({
    fetch: async (request) => {
      if (request.method === 'PUT') await gate
      return realFetch(request)
    },
  })
  await field('Bio').fill('Ships')
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await field('Bio').fill('Ships and compilers')
  answer()
  await expect.poll(() => kept()?.bio).toBe('Ships')
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(field('Bio')).toHaveValue('Ships and compilers')
  await save.click()
  await expect.poll(() => kept()?.bio).toBe('Ships and compilers')
})

test("changes are saved and shown in the frame, and the name can't be changed for 30 days of the team", async () => {
  const { screen, field, save, shownUser, kept } = await open()
  await expect
    .element(field('Name'))
    .toHaveAccessibleDescription('You can change your name once every 30 days.')
  await expect.element(save).toBeDisabled()
  await field('Name').fill('  Grace Hopper ')
  await field('Bio').fill('Ships and compilers 🚢')
  await expect.element(field('Bio')).toHaveAccessibleDescription('21 of 500 characters')
  await screen.getByRole('button', { name: 'Add link' }).click()
  await expect.element(field('Link 1')).toHaveFocus()
  await userEvent.keyboard('https://example.com/grace')
  await save.click()
  await expect.poll(() => shownUser()?.name).toBe('Grace Hopper')
  expect(kept()).toMatchObject({ bio: 'Ships and compilers 🚢', urls: ['https://example.com/grace'] })
  await expect.element(field('Name')).toHaveAttribute('readonly')
  const date = formatDateTime(kept()!.name_changes_at!, 'Pacific/Kiritimati')
  await expect
    .element(field('Name'))
    .toHaveAccessibleDescription(
      `You can change your name once every 30 days. Next change available on ${date}.`,
    )
  await expect.element(save).toBeDisabled()
  await expect.element(screen.getByText('Super Admin')).toBeVisible()
})

test('the name can be changed again without a reload once its time has come', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const { field, save, kept } = await open()
  await field('Name').fill('Grace Hopper')
  await save.click()
  await expect.element(field('Name')).toHaveAttribute('readonly')
  const next = Date.parse(kept()!.name_changes_at!)
  vi.setSystemTime(next - 60_000)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(field('Name')).toHaveAttribute('readonly')
  vi.setSystemTime(next)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(field('Name')).not.toHaveAttribute('readonly')
  await expect
    .element(field('Name'))
    .toHaveAccessibleDescription('You can change your name once every 30 days.')
})

describe('an invalid link', () => {
  test('is shown on its row, nothing is sent, and blank rows are dropped', async () => {
    const { screen, field, save } = await open()
    const sent = watchCalls('/me/profile')
    const add = screen.getByRole('button', { name: 'Add link' })
    for (const place of [1, 2, 3]) {
      await add.click()
      await expect.element(field(`Link ${place}`)).toHaveFocus()
    }
    await field('Link 1').fill('https://example.com')
    await field('Link 3').fill('somewhere')
    await save.click()
    await expect.element(field('Link 2')).toHaveAccessibleDescription('Url must be url format')
    await expect.element(field('Link 2')).toHaveFocus()
    await expect.element(field('Link 2')).toHaveValue('somewhere')
    expect(field('Link 3').query()).toBeNull()
    expect(sent).toEqual([])
    await field('Link 2').fill('https://example.com/two')
    await expect.element(field('Link 2')).not.toHaveAttribute('aria-invalid')
    await save.click()
    await expect.poll(() => sent).toEqual([{ urls: ['https://example.com', 'https://example.com/two'] }])
    await screen.getByRole('button', { name: 'Remove link 1' }).click()
    await expect.element(field('Link 1')).toHaveValue('https://example.com/two')
  })

  test('is refused by the server on its row, and the input stays', async () => {
    const { field, save, screen } = await open()
    await field('Name').fill('x')
    await save.click()
    await expect.element(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters long')
    const refusal = { name: ['You can change your name again on 3 Jan 2027'] }
    configureApi({
      fetch: () =>
        Promise.resolve(
          Response.json(
            { code: 'VALIDATION_FAILED', message: refusal.name[0], errors: refusal, request_id: 'r' },
            { status: 422 },
          ),
        ),
    })
    await field('Name').fill('Grace Hopper')
    await save.click()
    await expect.element(field('Name')).toHaveAccessibleDescription(refusal.name[0]!)
    await expect.element(field('Name')).toHaveValue('Grace Hopper')
    await expect.element(field('Name')).toHaveFocus()
    await screen.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(field('Name')).toHaveValue('Ada Byron')
  })
})

test('asks before leaving unsaved changes', async () => {
  const { screen, field, address } = await open()
  await field('Bio').fill('Not saved yet')
  await screen.getByRole('link', { name: 'Change email' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field('Bio')).toHaveValue('Not saved yet')
  expect(address()).toBe('/settings/profile')
  await screen.getByRole('link', { name: 'Change email' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(address).toBe('/settings/profile/email')
})

test('a profile that failed to load says so in its place, and can be loaded again', async () => {
  configureApi({
    fetch: (request) =>
      request.url.endsWith('/me/profile')
        ? Promise.resolve(
            Response.json(
              { code: 'INVALID_STATE_TRY_AGAIN', message: 'No', request_id: 'r' },
              { status: 400 },
            ),
          )
        : realFetch(request),
  })
  const { screen } = await openAsTeam(settingsFeature, '/settings/profile')
  await expect.element(screen.getByText('Your profile could not be loaded')).toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
})
