import { askApi, interceptApi, newTeam, refusal, signIn, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { workspaceFeature } from '../feature.ts'
import { entrySentence } from './entry-sentence.ts'

const path = '/workspace/audit'

beforeEach(signOut)

let shared: Promise<Team> | undefined

/** A team with a failed sign-in and three recorded actions, for tests that only read. */
async function recordedTeam(): Promise<Team> {
  const team = await newTeam({ name: 'Linden & Oak', timezone: 'Europe/Istanbul', user_name: 'Selin Aras' })
  const call = async (method: string, to: string, body: object) => {
    const response = await askApi(to, { method, token: team.token, body })
    if (!response.ok) throw new Error(await response.text())
  }
  const refused = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: team.user.email, password: 'not-this-one' }),
  })
  expect(refused.ok).toBe(false)
  await call('PUT', '/team', { name: 'Linden, Oak & Öz' })
  await call('PUT', '/team', { week_start: 0 })
  await call('POST', '/users/invite', { name: 'Jonas Weber', email: 'jonas@example.test', role: 'viewer' })
  return team
}

async function open(search = '') {
  shared ??= recordedTeam()
  const team = await shared
  signIn(team)
  return { team, ...(await openPage(workspaceFeature, `${path}${search}`)) }
}

const invited = 'Selin Aras invited Jonas Weber'
const refused = 'Someone failed to sign in as Selin Aras'
const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent?.trim())

test('shows who did what, when and from where, in sentences by day, latest first', async () => {
  const { screen, address } = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await expect.poll(() => rowNames()[0]).toBe(invited)
  await expect.poll(rowNames).toContain('Selin Aras changed the settings of Linden, Oak & Öz')
  const first = screen.getByRole('row', { name: /invited Jonas Weber/ })
  await expect.element(screen.getByText('Today', { exact: true })).toBeVisible()
  expect(document.querySelector('th[scope=rowgroup]')?.textContent).toBe('Today')
  expect(first.element().querySelector('time')?.title).toMatch(/:\d\d, Europe\/Istanbul$/)

  // Including rows that a later frame draws.
  const count = rowNames().length
  await screen.getByRole('button', { name: 'Time', exact: true }).click()
  await expect.poll(address).toBe(`${path}?sort=at`)
  await expect.poll(() => rowNames().at(-1)).toBe(invited)
  expect(rowNames()).toHaveLength(count)
})

test('every action that the server records has a sentence', async () => {
  const { team } = await open()
  const response = await askApi('/audit/actions', { token: team.token })
  const { data } = (await response.json()) as { data: { action: string; description: string }[] }
  expect(data.length).toBeGreaterThan(60)
  const actor = { id: 1, name: 'Selin', email: null }
  const plain = { subject: 'store', details: {} }
  const told = data.map(({ action, description }) =>
    entrySentence({ ...plain, actor, action, description, subject_name: 'Oak' }),
  )
  expect(told.filter((sentence) => sentence.startsWith('Selin: '))).toEqual([])
  expect(told).toContain('Selin archived the store Oak')
  const description = 'Created a favourite category'
  const nameless = { ...plain, actor, action: 'favorite_category.created', description, subject_name: null }
  expect(entrySentence(nameless)).toBe('Selin created a favourite category')
  const unknown = { ...plain, actor: null, action: 'tea.made', description: 'Made tea', subject_name: null }
  expect(entrySentence(unknown)).toBe('Tandem: Made tea')
  const note = { actor, action: 'note.created', description: 'Wrote a shared note', subject: 'note' }
  const onOrder = { notable_type: 'order', notable_id: 4 }
  expect(entrySentence({ ...note, subject_name: '5963', details: onOrder })).toBe(
    'Selin wrote a shared note on order #5963',
  )
  const onCustomer = { notable_type: 'customer', notable_id: 4 }
  expect(entrySentence({ ...note, subject_name: null, details: onCustomer })).toBe(
    'Selin wrote a shared note on a customer',
  )
  // A kind of row that a newer server has.
  expect(
    entrySentence({ ...note, subject_name: 'Tea', details: { notable_type: 'tea', notable_id: 4 } }),
  ).toBe('Selin wrote a shared note')
})

test('an entry opens beside the list with the values before and after; Back closes it', async () => {
  const { screen, address, router } = await open()
  await screen
    .getByRole('link', { name: /changed the settings/ })
    .last()
    .click()
  const sheet = screen.getByRole('dialog', { name: 'Changed the team' })
  await expect.element(sheet.getByRole('row', { name: /Name Linden & Oak Linden, Oak & Öz/ })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
  await expect.element(sheet.getByText('team.updated')).toBeVisible()
  expect(address()).toMatch(/\?entry=\d+$/)
  await router.navigate(-1)
  await expect.element(sheet).not.toBeInTheDocument()
  expect(address()).toBe(path)
})

test('the entry of a note names what it is on, and leads to the notes there', async () => {
  const team = await newTeam({ user_name: 'Selin Aras', stores: [{ name: 'Oak', orders: 1 }] })
  signIn(team)
  const [store] = team.stores
  const on = { notable_type: 'store', notable_id: store!.id }
  const body = { ...on, content: 'Closed on Mondays', visible_to_team: true }
  expect((await askApi('/notes', { method: 'POST', token: team.token, body })).ok).toBe(true)
  const places = { store: (id: number) => `/stores-here?store=${id}` }
  const { screen } = await openPage(workspaceFeature, path, places)
  await screen.getByRole('link', { name: 'Selin Aras wrote a shared note on the store Oak' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Wrote a shared note' })
  await expect
    .element(sheet.getByRole('link', { name: 'the store Oak' }))
    .toHaveAttribute('href', `/stores-here?store=${store!.id}&notes=store-${store!.id}`)
  await expect.element(sheet.getByText('notable')).not.toBeInTheDocument()
})

test('is filtered by people and actions in its address, and searched', async () => {
  const { screen, address, team } = await open('?action=user.invited,team.updated&date=today')
  await expect.poll(rowNames).toHaveLength(3)
  await screen
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await screen.getByRole('checkbox', { name: 'Changed the team' }).click()
  await expect.poll(rowNames).toEqual([invited])
  expect(decodeURIComponent(address())).toBe(`${path}?action=user.invited&date=today`)
  await screen.unmount()

  const { screen: ofPerson } = await open(`?user_id=${team.user.id}&search_term=jonas`)
  await expect.poll(rowNames).toEqual([invited])
  await expect.element(ofPerson.getByRole('button', { name: /People.*Selin Aras/ }).first()).toBeVisible()
})

test('sign-ins are hidden, or shown alone', async () => {
  const { screen, address } = await open()
  await expect.poll(rowNames).toContain(refused)
  await screen
    .getByRole('button', { name: /^Sign-ins/ })
    .first()
    .click()
  await screen.getByRole('radio', { name: 'Only these' }).click()
  await expect.poll(address).toBe(`${path}?sign_ins=only`)
  await expect.poll(rowNames).toEqual([refused])
  await screen.unmount()

  const { screen: again } = await open('?sign_ins=hidden')
  await expect.poll(rowNames).toHaveLength(3)
  expect(rowNames()).not.toContain(refused)
  await expect.element(again.getByRole('button', { name: /Sign-ins.*Hidden/ }).first()).toBeVisible()
})

test('an empty result repeats the search, and unusable parts of the address are left out', async () => {
  const term = `<img src=x onerror=alert(1)>%_\\';--`
  const { screen, address } = await open(
    `?search_term=${encodeURIComponent(term)}&user_id=x&action=&date=never&entry=0&page=-2`,
  )
  await expect.element(screen.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  await expect.element(screen.getByText(`No results for “${term}”.`)).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.poll(address).toBe(path)
  await expect.poll(() => rowNames().length).toBeGreaterThan(2)
})

test('a failure replaces the log, with a retry', async () => {
  let isBroken = true
  interceptApi(({ url }) =>
    isBroken && new URL(url).pathname.endsWith('/audit') ? refusal('INVALID_STATE_TRY_AGAIN') : undefined,
  )
  const { screen } = await open()
  await expect
    .element(screen.getByRole('heading', { name: 'The audit log could not be loaded' }))
    .toBeVisible()
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rowNames().length).toBeGreaterThan(2)
})

test('people without the permission see who has it, and no entry is requested', async () => {
  const asked: string[] = []
  interceptApi(({ url }) => {
    asked.push(new URL(url).pathname)
    return undefined
  })
  const { screen } = await openAsTeam(workspaceFeature, path, { role: 'editor' })
  await expect
    .element(screen.getByRole('heading', { name: 'Only admins can view the audit log' }))
    .toBeVisible()
  await expect.element(screen.getByText(/^Who did what in /)).toBeVisible()
  expect(asked.filter((to) => to.includes('/audit'))).toEqual([])
})
