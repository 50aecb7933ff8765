import { call } from '@tandem/api-client'
import { createSavedFilter } from '@tandem/api-contract'
import { newTeam, restoreNetwork, signIn, signOut } from '@tandem/testing'
import type { Team, TeamOptions } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { ecommerceFeature } from './feature.ts'

/** Links that other features would provide. */
export const places = { stores: '/stores-here', connectStore: '/connect-here' }

const teams = new Map<string, Promise<Team>>()

/**
 * A team with such stores, shared by the whole file: for tests that only read, because creating and syncing a
 * store takes longest.
 */
export function sharedTeam(options: TeamOptions = {}): Promise<Team> {
  const key = JSON.stringify(options)
  const known = teams.get(key) ?? newTeam(options)
  teams.set(key, known)
  return known
}

/** Opens an address as a member of a shared team. */
export async function openShared(at: string, options: TeamOptions = {}) {
  const team = await sharedTeam(options)
  signIn(team)
  return { team, ...(await openPage(ecommerceFeature, at, places)) }
}

/** Opens an address as a member of its own team, for tests that change something. */
export async function openOwn(
  at: string,
  { savedFilters = [], ...options }: TeamOptions & { savedFilters?: { name: string; search: string }[] } = {},
) {
  const team = await newTeam(options)
  signIn(team)
  // Before the page is opened, because it reads them only once.
  for (const filter of savedFilters) await call(createSavedFilter, { body: { list: 'orders', ...filter } })
  return { team, ...(await openPage(ecommerceFeature, at, places)) }
}

/** Signs out and removes mocks. */
export function startAfresh() {
  signOut()
  restoreNetwork()
}

/** The identifier of each visible row. */
export const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent)

/** Whether the dialog over the page has the focus; only then it receives keys. */
export const dialogHasFocus = () => document.activeElement?.closest('[role=dialog]') != null

/** An unexpected failure. */
export const broken = () =>
  Response.json({ code: 'AN_ERROR_OCCURED', message: 'It broke.', request_id: 'req-7' }, { status: 500 })
