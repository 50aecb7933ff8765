import { getDashboardInsights } from '@tandem/api-contract'
import { configureApi } from '@tandem/api-client'
import { readsOf } from '@tandem/api-client/react'
import { sessionQueries } from '@tandem/session'
import { signIn, signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { teamQueries } from './queries.ts'
import { TeamNotices } from './team-notices.tsx'

const realFetch = (request: Request) => globalThis.fetch(request)
const probe = { name: 'probe', routes: [{ path: '/probe', Component: TeamNotices }] }
const open = (role: 'super_admin' | 'editor') => openAsTeam(probe, '/probe', { role, timezone: 'UTC' })

/** Mocks the team as the server would return it with something in progress. */
function teamWith(change: () => object) {
  configureApi({
    fetch: async (request) => {
      const response = await realFetch(request)
      if (request.method !== 'GET' || !new URL(request.url).pathname.endsWith('/team')) return response
      const { data } = (await response.json()) as { data: object }
      return Response.json({ data: { ...data, ...change() } })
    },
  })
}

const deletion = {
  requested_at: '2026-11-21T12:00:00.000Z',
  requested_by: 'Selin Aras',
  deletes_at: '2026-12-05T12:00:00.000Z',
}

const figures = readsOf(getDashboardInsights).queryKey

beforeEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

test('shows no notice when nothing happens to the team', async () => {
  const { queryClient } = await open('editor')
  await expect.poll(() => queryClient.getQueryData(teamQueries.team().queryKey)).toBeDefined()
  expect(document.querySelector('output')?.textContent).toBe('')
})

test('tells everybody when the team will be deleted, and only the super admin can cancel', async () => {
  teamWith(() => ({ deletion }))
  const { screen } = await open('editor')
  await expect.element(screen.getByText(/This team will be deleted on 5 Dec 2026 12:00/)).toBeVisible()
  await expect.element(screen.getByText(/Requested by Selin Aras/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep the team' }).query()).toBeNull()
})

test('the super admin cancels the deletion, and the notice disappears', async () => {
  const { screen, team, queryClient } = await open('super_admin')
  signIn(team)
  await expect.poll(() => queryClient.getQueryData(teamQueries.team().queryKey)).toBeDefined()
  queryClient.setQueryData(teamQueries.team().queryKey, (known) => known && { ...known, deletion })
  await screen.getByRole('button', { name: 'Keep the team' }).click()
  await expect.element(screen.getByText('Deletion cancelled')).toBeVisible()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('')
})

test('shows the recalculation of days until it is done, then reads every figure again', async () => {
  let rebuild: object | null = {
    started_at: '2026-11-21T12:00:00.000Z',
    timezone: 'America/New_York',
    total: 3,
    done: 1,
  }
  teamWith(() => ({ rebuild }))
  const { screen, queryClient } = await open('editor')
  await expect.element(screen.getByText(/Recalculating reports for America\/New York/)).toBeVisible()
  await expect.element(screen.getByText('1 / 3')).toBeVisible()
  queryClient.setQueryData(figures, 'of the zone before')
  rebuild = null
  await queryClient.refetchQueries(teamQueries.team())
  await expect.element(screen.getByText('Reports recalculated')).toBeVisible()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('')
  await expect.poll(() => queryClient.getQueryState(figures)?.isInvalidated).toBe(true)
})

test('follows a time zone that a colleague has chosen', async () => {
  let timezone = 'UTC'
  teamWith(() => ({ timezone }))
  const { queryClient } = await open('editor')
  await expect.poll(() => queryClient.getQueryData(teamQueries.team().queryKey)).toBeDefined()
  queryClient.setQueryData(figures, 'of the zone before')
  timezone = 'Asia/Tokyo'
  await queryClient.refetchQueries(teamQueries.team())
  await expect
    .poll(() => queryClient.getQueryData(sessionQueries.me.queryKey)?.team.timezone)
    .toBe('Asia/Tokyo')
  await expect.poll(() => queryClient.getQueryState(figures)?.isInvalidated).toBe(true)
})
