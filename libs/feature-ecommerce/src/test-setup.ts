import { call } from '@tandem/api-client'
import { createSavedFilter } from '@tandem/api-contract'
import { mendNetwork, newTeam, signIn, signOut } from '@tandem/testing'
import type { Team, TeamOptions } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { ecommerceFeature } from './feature.ts'

/** What other features would offer. */
export const places = { stores: '/stores-here', connectStore: '/connect-here' }

const teams = new Map<string, Promise<Team>>()

/** A team with such stores, one for the whole file: for tests that only read, as making and reading a store takes longest. */
export function sharedTeam(options: TeamOptions = {}): Promise<Team> {
  const key = JSON.stringify(options)
  const known = teams.get(key) ?? newTeam(options)
  teams.set(key, known)
  return known
}

/** Opens an address as a member of a team that may be shared. */
export async function openShared(at: string, options: TeamOptions = {}) {
  const team = await sharedTeam(options)
  signIn(team)
  return { team, ...(await openPage(ecommerceFeature, at, places)) }
}

/** Opens an address as a member of a team of its own, for tests that change something. */
export async function openOwn(
  at: string,
  { savedFilters = [], ...options }: TeamOptions & { savedFilters?: { name: string; search: string }[] } = {},
) {
  const team = await newTeam(options)
  signIn(team)
  // Before the page is there: it reads them once.
  for (const filter of savedFilters) await call(createSavedFilter, { body: { list: 'orders', ...filter } })
  return { team, ...(await openPage(ecommerceFeature, at, places)) }
}

/** Nobody signed in, nothing intercepted. */
export function startAfresh() {
  signOut()
  mendNetwork()
}

/** What identifies each row that is shown. */
export const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent)

/** Whether what has opened over the page has taken the focus; only then it hears keys. */
export const dialogHasFocus = () => document.activeElement?.closest('[role=dialog]') != null

/** An answer that fails in a way nobody could foresee. */
export const broken = () =>
  Response.json({ code: 'AN_ERROR_OCCURED', message: 'It broke.', request_id: 'req-7' }, { status: 500 })
