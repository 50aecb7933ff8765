import { call } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { createSavedFilter, getMe, listSavedFilters } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import { answerCalls, signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { Link } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SavedFilterMenu } from './saved-filter-menu.tsx'

afterEach(async () => {
  signOut()
  await page.viewport(1280, 800)
})

const kept = async () =>
  (await call(listSavedFilters, { search: { list: 'orders' } })).data.map(
    ({ name, search, visible_to_team }) => `${name}: ${search}${visible_to_team ? ' (team)' : ''}`,
  )

const Probe = () => (
  <>
    <SavedFilterMenu list="orders" keys={['status', 'date', 'sort']} />
    <Link to="?status=refunded">Refunded</Link>
    <Link to="?">Everything</Link>
  </>
)

it('saves the current view, marks it, shows it again, updates, renames and deletes it', async () => {
  const routes = [{ path: '/probe', Component: Probe }]
  const { screen, address } = await openAsTeam(
    { name: 'probe', routes },
    '/probe?status=completed&page=3&date=today',
  )
  const open = async () => {
    await screen.getByRole('button', { name: /^Saved filters/ }).click()
    const popover = screen.getByRole('dialog', { name: 'Saved filters' })
    await expect.element(popover).toBeVisible()
    return popover
  }
  await (await open()).getByRole('button', { name: 'Save filter…' }).click()
  const form = screen.getByRole('dialog', { name: 'Save filter' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Today')
  await form.getByRole('switch', { name: 'Visible to team' }).click()
  await form.getByRole('button', { name: 'Save filter' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(kept).toEqual(['Today: date=today&status=completed (team)'])
  await expect.element(screen.getByRole('button', { name: 'Saved filters: Today' })).toBeVisible()

  await screen.getByRole('link', { name: 'Refunded' }).click()
  await expect.element(screen.getByRole('button', { name: 'Saved filters', exact: true })).toBeVisible()
  let popover = await open()
  await popover.getByRole('button', { name: 'Save filter…' }).click()
  const tooLong = 'Everything that was refunded '.repeat(3).trim()
  await form.getByRole('textbox', { name: 'Name' }).fill(tooLong)
  await form.getByRole('button', { name: 'Save filter' }).click()
  await expect
    .element(form.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription('At most 60 characters')
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue(tooLong)
  await form.getByRole('textbox', { name: 'Name' }).fill('today')
  await form.getByRole('button', { name: 'Save filter' }).click()
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/“today”/)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(form).not.toBeInTheDocument()

  popover = await open()
  await popover.getByRole('button', { name: 'Update “Today”' }).click()
  await expect.poll(kept).toEqual(['Today: status=refunded (team)'])
  await screen.getByRole('button', { name: /^Saved filters/ }).click()
  await expect.element(popover).not.toBeInTheDocument()

  await screen.getByRole('link', { name: 'Everything' }).click()
  await (await open()).getByRole('button', { name: 'Today', exact: true }).click()
  await expect.poll(address).toBe('/probe?status=refunded')

  await (await open()).getByRole('button', { name: 'Actions for the filter Today' }).click()
  await screen.getByRole('menuitem', { name: 'Rename…' }).click()
  const rename = screen.getByRole('dialog', { name: 'Rename filter' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Given back')
  await rename.getByRole('button', { name: 'Rename filter' }).click()
  await expect.poll(kept).toEqual(['Given back: status=refunded (team)'])
  await expect.element(rename).not.toBeInTheDocument()

  await (await open()).getByRole('button', { name: 'Actions for the filter Given back' }).click()
  await screen.getByRole('menuitem', { name: 'Delete filter' }).click()
  await expect.poll(kept).toEqual([])
})

it('asks for a name on a phone too, where the list itself is a dialog', async () => {
  await page.viewport(390, 800)
  const routes = [{ path: '/probe', Component: Probe }]
  const { screen } = await openAsTeam({ name: 'probe', routes }, '/probe?status=completed')
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Save filter…' }).click()
  const form = screen.getByRole('dialog', { name: 'Save filter' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Finished')
  await form.getByRole('button', { name: 'Save filter' }).click()
  await expect.element(form).not.toBeInTheDocument()

  await screen.getByRole('button', { name: /^Saved filters/ }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Finished' }).click()
  await screen.getByRole('menuitem', { name: 'Rename…' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Rename filter' }).getByRole('textbox', { name: 'Name' }))
    .toHaveValue('Finished')
})

it('lets somebody who may no longer share only stop sharing', async () => {
  const routes = [{ path: '/probe', Component: Probe }]
  const { screen, queryClient } = await openAsTeam({ name: 'probe', routes }, '/probe?status=completed')
  await call(createSavedFilter, {
    body: { list: 'orders', name: 'Ours', search: 'status=completed', visible_to_team: true },
  })
  const { data: me } = await call(getMe, {})
  // The session is read again from time to time, and would be an admin's again.
  answerCalls('/me', () => Response.json({ data: { ...me, role: 'viewer' } }))
  await queryClient.refetchQueries(sessionQueries.me)
  // The page may have read the filters before there was one.
  await invalidate(queryClient, ['filters'])
  await screen.getByRole('button', { name: /^Saved filters/ }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Ours' }).click()
  const rename = screen.getByRole('menuitem', { name: /^Rename/ })
  await expect.element(rename).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByText('Only editors and admins can share filters with the team.'))
    .toBeVisible()
  const takeBack = screen.getByRole('menuitem', { name: 'Make private' })
  await expect.element(takeBack).not.toHaveAttribute('aria-disabled')
  await takeBack.click()
  await expect.poll(kept).toEqual(['Ours: status=completed'])
})
