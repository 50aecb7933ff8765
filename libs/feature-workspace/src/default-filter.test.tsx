import { call } from '@tandem/api-client'
import { createNote, createSavedFilter, getMe, setTeamDefaultFilter } from '@tandem/api-contract'
import type { FilteredList } from '@tandem/api-contract'
import { newMember, newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { workspaceFeature } from './feature.ts'

beforeEach(signOut)

interface Page {
  list: FilteredList
  path: string
  search: string
}

const pages: Page[] = [
  { list: 'audit', path: '/workspace/audit', search: 'action=team.updated' },
  { list: 'people', path: '/workspace', search: 'role=editor' },
  { list: 'notes', path: '/notes', search: 'notable_type=store' },
]
const elsewhere = '/workspace/roles'

test.each(pages)('a saved filter opens the list of $list for its reader', async ({ list, path, search }) => {
  const team = await newTeam({ stores: [{ name: 'Oak', orders: 1 }] })
  signIn(team)
  const { screen, address, router } = await openPage(workspaceFeature, elsewhere)
  // Without any note, their page has no filters.
  await call(createNote, {
    body: { notable_type: 'store', notable_id: team.stores[0]!.id, content: 'Call', visible_to_team: false },
  })
  const { data: filter } = await call(createSavedFilter, { body: { list, name: 'Usual', search } })
  await router.navigate(path)
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Usual' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect
    .poll(async () => (await call(getMe, {})).data.metas.find(({ key }) => key === `filter.${list}`)?.value)
    .toBe(String(filter.id))

  await router.navigate(elsewhere)
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?${search}`)
  await expect.element(screen.getByRole('button', { name: 'Saved filters: Usual' })).toBeVisible()
  await screen
    .getByRole('button', { name: /^Clear( all)?$/ })
    .first()
    .click()
  await expect.poll(address).toBe(`${path}?saved=none`)
})

test('the default of the team opens the people for another member', async () => {
  const team = await newTeam()
  signIn(team)
  const { screen } = await openPage(workspaceFeature, elsewhere)
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'people', name: 'Editors', search: 'role=editor', visible_to_team: true },
  })
  await call(setTeamDefaultFilter, { params: { id: filter.id }, body: { is_team_default: true } })
  await screen.unmount()
  signIn(await newMember(team, 'viewer'))
  const { address } = await openPage(workspaceFeature, '/workspace')
  await expect.poll(address).toBe('/workspace?role=editor')
})
