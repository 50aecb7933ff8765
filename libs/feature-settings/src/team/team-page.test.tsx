import { getDashboardInsights } from '@tandem/api-contract'
import { configureApi } from '@tandem/api-client'
import { readsOf } from '@tandem/api-client/react'
import { sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)
const path = '/settings/team'

const figures = readsOf(getDashboardInsights).queryKey

beforeEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

const open = (options: Parameters<typeof openAsTeam>[2] = {}) =>
  openAsTeam(settingsFeature, path, { name: 'Linden & Oak', timezone: 'Europe/Istanbul', ...options })

const isChangeOfTeam = (request: Request) =>
  request.method === 'PUT' && new URL(request.url).pathname.endsWith('/team')

async function chooseZone(screen: Awaited<ReturnType<typeof open>>['screen'], typed: string, name: string) {
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zone).toBeEnabled()
  await zone.fill(typed)
  // Its offset is shown next to the name.
  await screen.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await expect.element(zone).toHaveValue(name)
}

test('name and week are saved together, and the session and its days follow immediately', async () => {
  const { screen, queryClient } = await open({ places: { people: '/people-here' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Team name' })
  await expect.element(name).toHaveValue('Linden & Oak')
  await expect.element(screen.getByText(/^1 person/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See people' }))
    .toHaveAttribute('href', '/people-here')

  await name.fill('x')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(name).toHaveAccessibleDescription(/at least 2 characters/)
  await expect.element(name).toHaveFocus()

  const tooLong = 'Linden & Oak '.repeat(8).trim()
  await name.fill(tooLong)
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(name).toHaveAccessibleDescription(/At most 100 characters/)
  await expect.element(name).toHaveValue(tooLong)

  await name.fill('  Linden, Oak & Öz  ')
  await screen.getByRole('radio', { name: 'Sunday' }).click()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('Team updated successfully')).toBeVisible()
  await expect.element(name).toHaveValue('Linden, Oak & Öz')
  expect(queryClient.getQueryData(sessionQueries.me.queryKey)?.team).toMatchObject({
    name: 'Linden, Oak & Öz',
    week_start: 0,
    timezone: 'Europe/Istanbul',
  })
})

test('another time zone asks first, explains its effect, and starts a recalculation', async () => {
  const { screen, queryClient } = await open()
  await chooseZone(screen, 'kiriti', 'Pacific/Kiritimati')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question).toHaveAccessibleName('Change the time zone to Pacific/Kiritimati?')
  await expect.element(question.getByText(/Currency amounts don’t change/)).toBeVisible()
  await question.getByRole('button', { name: 'Keep Europe/Istanbul' }).click()
  await expect.element(question).not.toBeInTheDocument()
  // The choice is shown, and nothing was sent.
  await expect.element(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Kiritimati')
  expect(queryClient.getQueryData(sessionQueries.me.queryKey)?.team.timezone).toBe('Europe/Istanbul')

  queryClient.setQueryData(figures, 'of the zone before')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await screen.getByRole('button', { name: 'Change time zone' }).click()
  await expect
    .poll(() => queryClient.getQueryData(sessionQueries.me.queryKey)?.team.timezone)
    .toBe('Pacific/Kiritimati')
  expect(queryClient.getQueryState(figures)?.isInvalidated).toBe(true)
})

test('a running recalculation is reported on the time zone, which stays chosen', async () => {
  const { screen } = await open()
  await chooseZone(screen, 'tokyo', 'Asia/Tokyo')
  configureApi({
    fetch: async (request) =>
      isChangeOfTeam(request)
        ? Response.json(
            {
              code: 'UPDATE_ALREADY_IN_PROGRESS',
              message: 'Your reports are being recalculated. Try again when that’s done.',
              request_id: 'req-9',
            },
            { status: 409 },
          )
        : realFetch(request),
  })
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await screen.getByRole('button', { name: 'Change time zone' }).click()
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zone).toHaveAccessibleDescription(/reports are being recalculated/)
  await expect.element(zone).toHaveValue('Asia/Tokyo')
})

test('people who may not change it can read it with the reason', async () => {
  const { screen } = await open({ role: 'editor' })
  await expect.element(screen.getByText('Only admins can change these settings.')).toBeVisible()
  await expect.element(screen.getByText('Europe/Istanbul')).toBeVisible()
  await expect.element(screen.getByText('Monday')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save changes' }).query()).toBeNull()
  expect(screen.getByRole('textbox').query()).toBeNull()
})

test('leaving with changes asks, and a failure keeps the input', async () => {
  const { screen, address, router } = await open()
  const name = screen.getByRole('textbox', { name: 'Team name' })
  await name.fill('Another name')
  void router.navigate('/settings/profile/appearance')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  expect(address()).toBe(path)
  configureApi({
    fetch: async (request) =>
      isChangeOfTeam(request) ? Promise.reject(new TypeError('off')) : realFetch(request),
  })
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .element(screen.getByRole('alert').getByText('could not be reached', { exact: false }))
    .toBeVisible()
  await expect.element(name).toHaveValue('Another name')
  void router.navigate('/settings/profile/appearance')
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(address).toBe('/settings/profile/appearance')
})
