import { sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { useNavigate, useSearchParams } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dateParams, readDateChoice, writeDateChoice } from './date-choice.ts'
import { DateFilter } from './date-filter.tsx'

afterEach(signOut)

function Probe() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <DateFilter
      label="Date"
      value={readDateChoice(params)}
      onValueChange={(choice) => {
        const next = new URLSearchParams(params)
        for (const name of dateParams) {
          const value = writeDateChoice(choice)[name]
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        void navigate({ search: String(next) })
      }}
    />
  )
}

it('shows the days of the address and their time zone, and writes changes back', async () => {
  const { screen, address } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe?status=completed&date_from=2026-03-01&date_to=2026-03-07',
    { timezone: 'Asia/Tehran' },
  )
  await screen
    .getByRole('button', { name: /1–7 Mar 2026/ })
    .first()
    .click()
  const popover = screen.getByRole('dialog', { name: 'Date' })
  await expect.element(popover.getByText(/Asia\/Tehran · weeks start on Monday/)).toBeVisible()
  await popover.getByText('Last 30 Days').click()
  await expect.poll(address).toBe('/probe?status=completed&date=last_30_days')
  await screen.getByRole('button', { name: 'Clear Date' }).click()
  await expect.poll(address).toBe('/probe?status=completed')
})

it('offers quarters and years, and no day after today', async () => {
  const { screen, address } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe',
    { timezone: 'UTC' },
  )
  await screen.getByRole('button', { name: /^Date/ }).first().click()
  const popover = screen.getByRole('dialog', { name: 'Date' })
  for (const name of ['This Quarter', 'Last Quarter', 'This Year'])
    await expect.element(popover.getByRole('button', { name })).toBeVisible()
  const days = popover.getByRole('group', { name: 'Calendar' })
  await expect.element(days.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await popover.getByRole('textbox', { name: 'To' }).fill('31.12.2999')
  await popover.getByRole('textbox', { name: 'From' }).fill('1.1.2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(popover.getByText(/^Choose .+ or earlier$/)).toBeVisible()
  expect(address()).toBe('/probe')
  await popover.getByRole('button', { name: 'Last Year' }).click()
  await expect.poll(address).toBe('/probe?date=last_year')
})

it("follows the team's week, in its presets and in its description", async () => {
  const { screen, queryClient } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe?date=this_week',
    { timezone: 'UTC' },
  )
  await screen
    .getByRole('button', { name: /This Week/ })
    .first()
    .click()
  const popover = screen.getByRole('dialog', { name: 'Date' })
  await expect.element(popover.getByText('UTC · weeks start on Monday')).toBeVisible()
  const firstDay = () => document.querySelector('[role=dialog] th')?.textContent
  await expect.poll(firstDay).toMatch(/^M/)
  queryClient.setQueryData(
    sessionQueries.me.queryKey,
    (user) => user && { ...user, team: { ...user.team, week_start: 0 as const } },
  )
  await expect.element(popover.getByText('UTC · weeks start on Sunday')).toBeVisible()
  await expect.poll(firstDay).toMatch(/^S/)
})
