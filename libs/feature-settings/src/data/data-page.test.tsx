import { configureApi } from '@tandem/api-client'
import { readStored, sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)
const open = (options: Parameters<typeof openAsTeam>[2] = {}) =>
  openAsTeam(settingsFeature, '/settings/team/data', { name: 'Linden & Oak', timezone: 'UTC', ...options })

beforeEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})
afterEach(() => vi.restoreAllMocks())

const refusal = (status: number, code: string, message: string, errors?: object) =>
  Response.json({ code, message, request_id: 'req-1', ...(errors && { errors }) }, { status })

const googleOnly = {
  has_password: false,
  password_set_at: null,
  providers: [{ id: 3, provider: 'google', email: null, created_at: '2026-11-21T12:00:00.000Z' }],
  start: {},
  recent_until: new Date(Date.now() + 60_000).toISOString(),
  proved_until: new Date(Date.now() + 60_000).toISOString(),
}

const ends = (request: Request, method: string, path: string) =>
  request.method === method && new URL(request.url).pathname.endsWith(path)

test('an export is started, becomes ready, is downloaded by the browser itself, and deleted', async () => {
  const followed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href)
  })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Export everything' }).click()
  await expect.element(screen.getByText('Export started')).toBeVisible()
  const item = screen.getByRole('list', { name: 'Exports' }).getByRole('listitem')
  await expect.element(item.getByText('Ready')).toBeVisible()
  await expect.element(item.getByText(/^\d+ rows, [\d,]+ kB/)).toBeVisible()
  await expect.element(item.getByText(/^Available until /)).toBeVisible()

  await item.getByRole('button', { name: /^Download the export of/ }).click()
  await expect.poll(() => followed).toHaveLength(1)
  const archive = await fetch(followed[0]!)
  expect(archive.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/)
  expect(new Uint8Array(await archive.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))

  await item.getByRole('button', { name: /^Delete the export of/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete export' }).click()
  await expect.element(screen.getByText('Export deleted successfully')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Exports' })).not.toBeInTheDocument()
})

test('a failed export says why and can be retried; one that is running already is reported', async () => {
  const failed = {
    id: 7,
    status: 'failed',
    created_at: '2026-11-21T12:00:00.000Z',
    created_by: 'Selin Aras',
    rows: 40,
    ready_at: null,
    expires_at: null,
    bytes: null,
    error: 'The disk was full.',
  }
  configureApi({
    fetch: async (request) => {
      if (ends(request, 'GET', '/team/exports'))
        return Response.json({
          data: [failed],
          meta: { proved_until: new Date(Date.now() + 60_000).toISOString() },
        })
      if (ends(request, 'POST', '/team/exports'))
        return refusal(409, 'EXPORT_ALREADY_RUNNING', 'An export is already being prepared.')
      return realFetch(request)
    },
  })
  const { screen } = await open()
  await expect.element(screen.getByText('The disk was full.')).toBeVisible()
  await expect.element(screen.getByText('Requested by Selin Aras')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Export is running')).toBeVisible()
})

test('asks for the password before an export is started or downloaded, once the sign-in is a while ago', async () => {
  const followed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href)
  })
  const asked: object[] = []
  configureApi({
    fetch: async (request) => {
      if (request.method === 'POST') asked.push((await request.clone().json()) as object)
      const answer = await realFetch(request)
      if (!ends(request, 'GET', '/team/exports')) return answer
      return Response.json({ ...((await answer.json()) as object), meta: { proved_until: null } })
    },
  })
  const { screen, team } = await open()
  await screen.getByRole('button', { name: 'Export everything' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Export everything?' })
  const submit = dialog.getByRole('button', { name: 'Export everything' })
  await submit.click()
  const password = dialog.getByLabelText('Your password')
  await expect.element(password).toHaveAccessibleDescription(/Enter your password to export/)
  expect(asked).toEqual([])
  await password.fill('not-the-password')
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription(/Incorrect password/)
  await password.fill(team.password)
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()

  const item = screen.getByRole('list', { name: 'Exports' }).getByRole('listitem')
  await expect.element(item.getByText('Ready')).toBeVisible()
  await item.getByRole('button', { name: /^Download the export of/ }).click()
  const again = screen.getByRole('dialog', { name: 'Download this export?' })
  await expect.element(again.getByLabelText('Your password')).toHaveValue('')
  await again.getByLabelText('Your password').fill(team.password)
  await again.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => followed).toHaveLength(1)
  await expect.element(again).not.toBeInTheDocument()
})

test('asks somebody without a password to sign in again before an export is started', async () => {
  configureApi({
    fetch: async (request) => {
      const answer = await realFetch(request)
      if (ends(request, 'GET', '/team/exports'))
        return Response.json({ ...((await answer.json()) as object), meta: { proved_until: null } })
      if (ends(request, 'GET', '/me/sign-in-methods')) return Response.json({ data: googleOnly })
      return answer
    },
  })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Export everything' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Export everything?' })
  await expect.element(dialog.getByText(/Sign in again with Google to continue\./)).toBeVisible()
  expect(dialog.getByLabelText('Your password').query()).toBeNull()
  const again = dialog.getByRole('button', { name: 'Sign in again' })
  await expect.element(again).toHaveFocus()
  await again.click()
  await expect.poll(() => readStored('personal_access_token')).toBeNull()
})

test('asks somebody without a password to sign in again before the team is deleted', async () => {
  configureApi({
    fetch: async (request) => {
      if (ends(request, 'GET', '/me/sign-in-methods')) return Response.json({ data: googleOnly })
      if (!ends(request, 'POST', '/team/deletion')) return realFetch(request)
      return refusal(422, 'VALIDATION_FAILED', 'Check your input', {
        password: ['Enter your password to delete the team'],
      })
    },
  })
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Delete team…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete Linden & Oak?' })
  await dialog.getByRole('textbox', { name: 'Team name' }).fill('Linden & Oak')
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Sign in again' })).toHaveFocus()
  expect(dialog.getByLabelText('Your password').query()).toBeNull()
  expect(dialog.getByRole('button', { name: 'Delete team' }).query()).toBeNull()
})

test('an admin can export but not delete; people who may do neither see who can', async () => {
  const { screen } = await open({ role: 'admin' })
  await expect.element(screen.getByRole('button', { name: 'Export everything' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Delete the team' }).query()).toBeNull()
  await screen.unmount()
  signOut()
  const { screen: ofEditor } = await open({ role: 'editor' })
  await expect
    .element(ofEditor.getByRole('heading', { name: 'Only admins can export team data' }))
    .toBeVisible()
  expect(ofEditor.getByRole('link', { name: 'Team data' }).query()).toBeNull()
})

test('the deletion requires the exact name, shows its date, and can be cancelled', async () => {
  const { screen, queryClient } = await open()
  await screen.getByRole('button', { name: 'Delete team…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete Linden & Oak?' })
  const name = dialog.getByRole('textbox', { name: 'Team name' })
  await name.fill('linden & oak')
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  await expect.element(name).toHaveAccessibleDescription(/exactly/)
  await expect.element(name).toHaveFocus()
  await name.fill('Linden & Oak')
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  await expect.element(screen.getByText(/^This team will be deleted on/)).toBeVisible()
  // The dialog also has a button to keep the team, until it is closed.
  await expect.element(dialog).not.toBeInTheDocument()
  const deletesAt = () => queryClient.getQueryData(sessionQueries.me.queryKey)?.team.deletes_at
  expect(deletesAt()).toEqual(expect.any(String))
  await screen.getByRole('button', { name: 'Keep the team' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete team…' })).toBeVisible()
  expect(deletesAt()).toBeNull()
})

test('the password is requested when the server requires it, and a wrong one is shown on its field', async () => {
  const asked: object[] = []
  configureApi({
    fetch: async (request) => {
      if (!ends(request, 'POST', '/team/deletion')) return realFetch(request)
      const body = (await request.clone().json()) as { password?: string }
      asked.push(body)
      if (body.password === undefined)
        return refusal(422, 'VALIDATION_FAILED', 'Check your input', {
          password: ['Enter your password to delete the team'],
        })
      if (body.password === 'wrong') return refusal(400, 'INVALID_PASSWORD', 'Incorrect password.')
      return realFetch(request)
    },
  })
  const { screen, team } = await open()
  await screen.getByRole('button', { name: 'Delete team…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete Linden & Oak?' })
  await dialog.getByRole('textbox', { name: 'Team name' }).fill('Linden & Oak')
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  const password = dialog.getByLabelText('Your password')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toBeValid()
  await expect.element(screen.getByText('Check your input')).not.toBeInTheDocument()
  await password.fill('wrong')
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  await expect.element(password).toHaveAccessibleDescription(/Incorrect password/)
  await password.fill(team.password)
  await dialog.getByRole('button', { name: 'Delete team' }).click()
  // Not the button "Keep the team": the dialog has one too, and shows it before the server has answered.
  await expect.element(screen.getByText(/^This team will be deleted on/)).toBeVisible()
  expect(asked).toEqual([
    { name: 'Linden & Oak' },
    { name: 'Linden & Oak', password: 'wrong' },
    { name: 'Linden & Oak', password: team.password },
  ])
})
