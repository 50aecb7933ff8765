import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { useNavigate, useSearchParams } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PeriodControls } from './period-controls.tsx'
import { readPeriod, writePeriod } from './period-search.ts'

afterEach(signOut)

function Probe() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <PeriodControls
      value={readPeriod(params)}
      onValueChange={(period) => {
        const parameters = Object.entries(writePeriod(period)).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        )
        void navigate({ search: String(new URLSearchParams(parameters)) })
      }}
    />
  )
}

it('compares with days that a person chooses, and clears them', async () => {
  const { screen, address } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe?date_from=2026-03-08&date_to=2026-03-14',
    { timezone: 'UTC' },
  )
  const days = 'date_from=2026-03-08&date_to=2026-03-14'
  await screen.getByRole('combobox', { name: /Compare with/ }).click()
  await screen.getByRole('option', { name: 'Custom period' }).click()
  await expect
    .poll(address)
    .toBe(`/probe?${days}&compare=custom&compare_from=2026-03-01&compare_to=2026-03-07`)
  await screen.getByRole('button', { name: /^Compared days/ }).click()
  const popover = screen.getByRole('dialog', { name: 'Compared days' })
  await popover.getByRole('textbox', { name: 'From' }).fill('1.1.2026')
  await popover.getByRole('textbox', { name: 'To' }).fill('31.1.2026')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(address)
    .toBe(`/probe?${days}&compare=custom&compare_from=2026-01-01&compare_to=2026-01-31`)
  await screen.getByRole('button', { name: 'Clear Compared days' }).click()
  await expect.poll(address).toBe(`/probe?${days}`)
})
