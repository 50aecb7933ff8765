import { call } from '@tandem/api-client'
import { createNote } from '@tandem/api-contract'
import { interceptApi, newTeam, refusal, restoreNetwork, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { workspaceFeature } from '../feature.ts'

const path = '/notes'
const places = { store: (id: number) => `/stores-here?store=${id}` }

beforeEach(() => {
  signOut()
  restoreNetwork()
})

const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent?.trim())

/** The page of a team with two stores and a note on each, one of them private. */
async function open() {
  const team = await newTeam({
    user_name: 'Selin Aras',
    stores: [
      { name: 'Oak', orders: 1 },
      { name: 'Elm', orders: 1 },
    ],
  })
  signIn(team)
  const opened = await openPage(workspaceFeature, path, places)
  await expect.element(opened.screen.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  await expect.element(opened.screen.getByRole('searchbox', { name: 'Search notes' })).not.toBeInTheDocument()
  for (const [name, content, visible_to_team] of [
    ['Oak', 'Closed on Mondays', true],
    ['Elm', 'Ask for the invoice', false],
  ] as const) {
    const store = team.stores.find((one) => one.name === name)!
    await call(createNote, {
      body: { notable_type: 'store', notable_id: store.id, content, visible_to_team },
    })
  }
  await opened.router.navigate(`${path}?sort=at`)
  await expect.poll(rowNames).toEqual(['Closed on Mondays', 'Ask for the invoiceOnly you'])
  return { ...opened, team }
}

test('lists all notes, each with its row and its author, and links to the notes on the row', async () => {
  const { screen, team } = await open()
  const row = screen.getByRole('row', { name: /Closed on Mondays/ })
  await expect.element(row.getByText('Selin Aras')).toBeVisible()
  const oak = team.stores.find(({ name }) => name === 'Oak')!
  await expect
    .element(row.getByRole('link', { name: 'Oak' }))
    .toHaveAttribute('href', `/stores-here?store=${oak.id}&notes=store-${oak.id}`)
})

test('is filtered by kind of row, author and text', async () => {
  const { screen, address, team } = await open()
  const bar = screen.getByRole('group', { name: 'Filter notes' })
  await screen.getByRole('searchbox', { name: 'Search notes' }).fill('INVOICE')
  await expect.poll(rowNames).toEqual(['Ask for the invoiceOnly you'])
  await screen.getByRole('searchbox', { name: 'Search notes' }).fill('')
  await expect.poll(() => rowNames().length).toBe(2)

  await bar.getByRole('button', { name: /^Authors/ }).click()
  await screen.getByRole('checkbox', { name: /Selin Aras/ }).click()
  await expect.poll(address).toBe(`${path}?user_id=${team.user.id}&sort=at`)
  await userEvent.keyboard('{Escape}')
  await bar.getByRole('button', { name: /^Type/ }).click()
  await screen.getByRole('checkbox', { name: 'Order' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No notes match' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rowNames().length).toBe(2)
})

test('says that they could not be loaded, and keeps those on screen', async () => {
  const { screen } = await open()
  interceptApi(({ url }) => (url.includes('/notes/all') ? refusal('AN_ERROR_OCCURED') : undefined))
  await screen.getByRole('searchbox', { name: 'Search notes' }).fill('Monday')
  await expect.element(screen.getByRole('alert').getByText('Notes could not be loaded')).toBeVisible()
  expect(rowNames()).toHaveLength(2)
})
