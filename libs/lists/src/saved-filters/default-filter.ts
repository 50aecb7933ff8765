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
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { savedFilterQueries } from './saved-filter-queries.ts'
import { takeStoreOf } from './take-store-of.ts'

const metaKeyOf = (list: FilteredList): MetaKey => `filter.${list}`

/** The lists whose view names a store, or all of them. */
const ofStores: readonly FilteredList[] = ['customers', 'orders', 'products']

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

/** The id of the filter that opens a list, if it still exists; null: all rows. */
const wantedOf = ({ own, team }: Defaults) => (own === none ? null : (own ?? team))

/** The address of a list with all its rows, for a reader whose default filter would open without parameters. */
export const allRows = '?saved=none'

/** The search part of the address of a view; `?saved=none` when nothing is left of it. */
const searchOf = (view: URLSearchParams) => (view.size === 0 ? allRows : `?${view}`)

/** Whether a list opens with a filter when its address has no parameters. */
export const hasDefaultFilter = (user: User, list: FilteredList): boolean =>
  wantedOf(defaultsOf(user, list)) !== null

/**
 * For the loader of a list, before anything else: goes to the reader's default filter, or else to the team's, when the
 * address has no parameters. If the list is filtered by store, the filter's store is selected, or all of them. A filter
 * that was deleted, or can't be read, opens all rows.
 *
 * @throws the redirect, and what reading the stores throws
 */
export async function openDefaultFilter(
  list: FilteredList,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  if (new URL(request.url).search !== '') return
  const client = context.get(queryClientContext)
  const defaults = defaultsOf(await client.ensureQueryData(sessionQueries.me), list)
  const wanted = wantedOf(defaults)
  if (wanted === null) return
  const search = openingOf(defaults, await filtersWith(wanted, list, client)).filter?.search
  if (!search) return
  const view = new URLSearchParams(search)
  if (ofStores.includes(list)) {
    const stores = await client.ensureQueryData(storeQueries.list())
    context.get(storeContext).set(selectedStoreAtom, takeStoreOf(view, stores))
  }
  // Relative to the page: the path of the request has the base path of the app, which a redirect adds again.
  throw redirect(searchOf(view))
}

/** The filters as they were read last; if this one isn't among them, it may be newer than they are. */
async function filtersWith(id: number, list: FilteredList, client: QueryClient): Promise<SavedFilter[]> {
  const query = savedFilterQueries.of(list)
  const known = client.getQueryData(query.queryKey) ?? []
  return known.some((filter) => filter.id === id) ? known : client.fetchQuery(query).catch(() => known)
}

/** What opens a list, and whose choice that is. */
export interface Opening {
  /** Null: all rows. */
  filter: SavedFilter | null
  from: 'own' | 'team' | null
  /** The filter that opens the list for the team; null: none. */
  ofTeam: SavedFilter | null
}

function openingOf({ own, team }: Defaults, filters: readonly SavedFilter[]): Opening {
  // One that was made private a moment ago is no longer the team's.
  const ofTeam = filters.find(({ id, visible_to_team }) => visible_to_team && id === team) ?? null
  if (own === none) return { filter: null, from: 'own', ofTeam }
  const filter = filters.find(({ id }) => id === own)
  // The reader's own may have been deleted.
  return filter ? { filter, from: 'own', ofTeam } : { filter: ofTeam, from: ofTeam && 'team', ofTeam }
}

/** The default filter of a list. */
export interface DefaultFilter {
  /** What opens the list, of these filters. */
  openingOf: (filters: readonly SavedFilter[]) => Opening
  /** The ids that are chosen when it is called, for an action that waited meanwhile. */
  chosenNow: () => Defaults
  /** Chooses for the reader alone: a filter, all rows, or what opens it for the team (null). */
  choose: (choice: number | 'none' | null) => void
  /** The search part of an address that must not open the default filter: an empty one becomes `?saved=none`. */
  withoutDefault: (search: string) => string
}

/** Reads and chooses the default filter; for a list without saved filters there is none. */
export function useDefaultFilter(list: FilteredList | undefined): DefaultFilter {
  const user = useUser()
  const client = useQueryClient()
  const { mutate } = useMutation(updateMetaMutation)
  const chosenBy = (reader: User) =>
    list === undefined ? { own: null, team: null } : defaultsOf(reader, list)
  const defaults = chosenBy(user)
  return {
    openingOf: (filters) => openingOf(defaults, filters),
    chosenNow: () => chosenBy(client.getQueryData(sessionQueries.me.queryKey) ?? user),
    choose: (choice) => list && mutate({ [metaKeyOf(list)]: String(choice ?? '') }),
    withoutDefault: (search) => (search === '' && wantedOf(defaults) !== null ? allRows : search),
  }
}
