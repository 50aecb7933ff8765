import { queryClientContext } from '@tandem/api-client/router'
import type { FilteredList, MetaKey, SavedFilter, User } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import {
  readMeta,
  selectedStoreAtom,
  sessionQueries,
  storeContext,
  updateMetaMutation,
  useUser,
} from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { savedFilterQueries } from './saved-filter-queries.ts'
import { takeStoreOf } from './take-store-of.ts'

const metaKeyOf = (list: FilteredList): MetaKey => `filter.${list}`

/** The preference of a reader who wants all rows, whatever opens the list for their team. */
const none = 'none'

/** The filters that open a list: what the reader chose, and the team's. */
interface Defaults {
  /** Null: the reader leaves it to the team. */
  own: number | typeof none | null
  /** Null: all rows. */
  team: number | null
}

function defaultsOf(user: User, list: FilteredList): Defaults {
  const chosen = readMeta(user, metaKeyOf(list))
  const id = Number(chosen)
  return {
    own: chosen === none ? none : Number.isSafeInteger(id) && id > 0 ? id : null,
    team: user.team.default_filters.find((ofTeam) => ofTeam.list === list)?.id ?? null,
  }
}

/** The filters that can open a list, first the one that wins: the reader's own may have been deleted. */
const candidatesOf = ({ own, team }: Defaults): number[] =>
  own === none ? [] : [own, team].filter((id) => id !== null)

/** The address of a list with all its rows, for a reader whose default filter would open without parameters. */
export const allRows = '?saved=none'

/** The search part of the address of a view, which says so when nothing is left of it. */
const saidWith = (view: URLSearchParams) => (view.size === 0 ? allRows : `?${view}`)

/** Whether a list opens with a filter when its address has no parameters. */
export const hasDefaultFilter = (user: User, list: FilteredList): boolean =>
  candidatesOf(defaultsOf(user, list)).length > 0

/**
 * For the loader of a list, before anything else: goes to the reader's default filter, or else to the team's, when the
 * address has no parameters, and selects its store, or all of them. A filter that was deleted, or can't be read, opens
 * all rows.
 *
 * @throws the redirect, and what reading the stores throws
 */
export async function openDefaultFilter(
  list: FilteredList,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  if (new URL(request.url).search !== '') return
  const client = context.get(queryClientContext)
  const ids = candidatesOf(defaultsOf(await client.ensureQueryData(sessionQueries.me), list))
  if (ids.length === 0) return
  const filters = await client.ensureQueryData(savedFilterQueries.of(list)).catch(() => [])
  const search = firstOf(ids, filters)?.search
  if (!search) return
  const view = new URLSearchParams(search)
  // Posts belong to accounts.
  if (list !== 'posts') {
    const stores = await client.ensureQueryData(storeQueries.list())
    context.get(storeContext).set(selectedStoreAtom, takeStoreOf(view, stores))
  }
  // Relative to the page: the path of the request has the base path of the app, which a redirect adds again.
  throw redirect(saidWith(view))
}

const firstOf = (ids: readonly number[], filters: readonly SavedFilter[]) =>
  ids.map((id) => filters.find((filter) => filter.id === id)).find((filter) => filter !== undefined)

/** What opens a list, and whose choice that is. */
export interface Opening {
  /** Null: all rows. */
  filter: SavedFilter | null
  from: 'own' | 'team' | null
  /** The filter that opens the list for the team; null: none. */
  ofTeam: SavedFilter | null
}

/** The default filter of a list. */
export interface DefaultFilter {
  /** What opens the list, of these filters. */
  openingOf: (filters: readonly SavedFilter[]) => Opening
  /** Chooses for the reader alone: a filter, all rows, or what opens it for the team (null). */
  choose: (choice: number | 'none' | null) => void
  /** A search part of an address, which says so when it shows all rows. */
  saidOf: (search: string) => string
}

/** Reads and chooses the default filter; for a list without saved filters there is none. */
export function useDefaultFilter(list: FilteredList | undefined): DefaultFilter {
  const user = useUser()
  const { mutate } = useMutation(updateMetaMutation)
  const defaults = list === undefined ? { own: null, team: null } : defaultsOf(user, list)
  const ids = candidatesOf(defaults)
  return {
    openingOf: (filters) => {
      const ofTeam = filters.find(({ id }) => id === defaults.team) ?? null
      const filter = firstOf(ids, filters) ?? null
      const isOwn = defaults.own === none || (filter !== null && filter.id === defaults.own)
      return { filter, from: isOwn ? 'own' : filter && 'team', ofTeam }
    },
    choose: (choice) => list && mutate({ [metaKeyOf(list)]: String(choice ?? '') }),
    saidOf: (search) => (search === '' && ids.length > 0 ? allRows : search),
  }
}
