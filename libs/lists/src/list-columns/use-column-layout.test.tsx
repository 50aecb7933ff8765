import { call } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { readMeta } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, expect, it } from 'vitest'
import { readTableChoice } from './table-choice.ts'
import { useColumnLayout } from './use-column-layout.ts'

afterEach(signOut)

function Probe() {
  const { layout, setLayout, density, setDensity, widths } = useColumnLayout('orders')
  const choose = () => {
    setLayout({ order: ['total', 'status'], hidden: ['status'] })
    setDensity('compact')
    widths.onValueChange({ total: 120 })
  }
  return (
    <>
      <p>{`Hidden: ${layout?.hidden.join(' ') ?? 'as it comes'}; rows: ${density ?? 'as they come'}; total: ${widths.value['total'] ?? 'as it comes'}`}</p>
      <button onClick={choose}>Choose</button>
      <button onClick={() => setLayout(undefined)}>Reset</button>
    </>
  )
}

it('saves columns, density and widths one after the other, and returns to the default columns', async () => {
  const { screen } = await openAsTeam(
    { name: 'probe', routes: [{ path: '/probe', Component: Probe }] },
    '/probe',
  )
  const kept = async () => readTableChoice(readMeta((await call(getMe, {})).data, 'columns.orders'))
  await screen.getByRole('button', { name: 'Choose' }).click()
  await expect.element(screen.getByText('Hidden: status; rows: compact; total: 120')).toBeVisible()
  await expect.poll(kept).toEqual({
    layout: { order: ['total', 'status'], hidden: ['status'] },
    density: 'compact',
    widths: { total: 120 },
  })
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect
    .element(screen.getByText('Hidden: as it comes; rows: compact; total: as it comes'))
    .toBeVisible()
  await expect.poll(kept).toEqual({ density: 'compact' })
})
