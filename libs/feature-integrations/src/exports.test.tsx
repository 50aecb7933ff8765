import { call } from '@tandem/api-client'
import { archiveStores } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test, vi } from 'vitest'
import { integrationsFeature } from './feature.ts'

const copied: ClipboardItem[] = []
const saved: Blob[] = []

beforeEach(() => {
  signOut()
  vi.restoreAllMocks()
  copied.length = 0
  saved.length = 0
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => void copied.push(item!))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const rowsCopied = async () =>
  (await (await copied[0]!.getType('text/plain')).text())
    .trim()
    .split('\r\n')
    .map((line) => line.split('\t'))

const rowsSaved = async () =>
  (await saved[0]!.text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

type Page = Awaited<ReturnType<typeof openPage>>

async function exportAs({ screen }: Page, title: string, kind: RegExp, action = 'Export') {
  await screen.getByRole('button', { name: 'Export' }).click()
  const dialog = screen.getByRole('dialog', { name: title })
  await dialog.getByRole('radio', { name: kind }).click()
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

test('tracked accounts are exported with the filter of their list, and chosen ones are copied as cells', async () => {
  signIn(await newTeam({ connected: ['elif'], tracked: ['keramik.kiez', 'anadolu.kilim'] }))
  const page = await openPage(
    integrationsFeature,
    '/integrations/social-media?tab=tracker&search_term=keramik',
  )
  await expect.element(page.screen.getByText('@keramik.kiez')).toBeVisible()
  await exportAs(page, 'Export 1 account', /^CSV with commas/)
  await expect.element(page.screen.getByText(/^Export saved as tracked-accounts-[\d-]+\.csv$/)).toBeVisible()
  const [header, ...accounts] = await rowsSaved()
  expect(header?.slice(0, 6)).toEqual(['Username', 'Name', 'Status', 'Followers', 'Following', 'Posts'])
  expect(accounts.map(([username]) => username)).toEqual(['keramik.kiez'])
  expect(accounts[0]?.[3]).toMatch(/^\d+$/)

  await page.screen.getByRole('checkbox', { name: 'Select @keramik.kiez' }).click()
  await page.screen.getByRole('button', { name: 'Copy cells' }).click()
  await expect.element(page.screen.getByText('Cells copied')).toBeVisible()
  expect((await rowsCopied()).map(([username]) => username)).toEqual(['Username', 'keramik.kiez'])
})

test('stores are exported as the page shows them, and chosen ones are copied as cells', async () => {
  const team = await newTeam({
    stores: [
      { name: 'Oak', orders: 3 },
      { name: 'Elm', orders: 1 },
      { name: 'Ash', orders: 1 },
    ],
  })
  signIn(team)
  const page = await openPage(integrationsFeature, '/integrations/e-commerce')
  const { screen, queryClient } = page
  await call(archiveStores, { body: { ids: [team.stores.find(({ name }) => name === 'Ash')!.id] } })
  await queryClient.refetchQueries(storeQueries.list())
  await exportAs(page, 'Export 2 stores', /^Copied cells/, 'Copy cells')
  await expect.element(screen.getByText('Cells copied')).toBeVisible()
  const [header, ...stores] = await rowsCopied()
  expect(header?.slice(0, 5)).toEqual(['Store', 'Store type', 'Store URL', 'Currency', 'Status'])
  expect(stores.map(([name]) => name).toSorted()).toEqual(['Elm', 'Oak'])
  expect(stores.find(([name]) => name === 'Oak')?.[header!.indexOf('Orders')]).toBe('3')

  copied.length = 0
  await screen.getByRole('button', { name: 'Select', exact: true }).click()
  await screen.getByRole('checkbox', { name: 'Select Elm' }).click()
  await screen.getByRole('button', { name: 'Copy cells' }).click()
  await expect.poll(() => copied.length).toBe(1)
  expect((await rowsCopied()).map(([name]) => name)).toEqual(['Store', 'Elm'])
})
