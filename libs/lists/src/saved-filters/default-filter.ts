import { queryClientContext } from '@tandem/api-client/router'
import type { FilteredList, MetaKey, User } from '@tandem/api-contract'
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

/** The id of a user's default filter of a list; null when they have none. */
function defaultIdOf(user: User, list: FilteredList): number | null {
  const id = Number(readMeta(user, metaKeyOf(list)))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The address of a list with all its rows, for a reader whose default filter would open without parameters. */
export const allRows = '?saved=none'

/** The search part of the address of a view, which says so when nothing is left of it. */
const saidWith = (view: URLSearchParams) => (view.size === 0 ? allRows : `?${view}`)

/** Whether a list opens with a filter when its address has no parameters. */
export const hasDefaultFilter = (user: User, list: FilteredList): boolean => defaultIdOf(user, list) !== null

/**
 * For the loader of a list, before anything else: goes to the reader's default filter when the address has no
 * parameters, and selects its store, or all of them. A filter that was deleted, or can't be read, opens all rows.
 *
 * @throws the redirect, and what reading the stores throws
 */
export async function openDefaultFilter(
  list: FilteredList,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  if (new URL(request.url).search !== '') return
  const client = context.get(queryClientContext)
  const id = defaultIdOf(await client.ensureQueryData(sessionQueries.me), list)
  if (id === null) return
  const filters = await client.ensureQueryData(savedFilterQueries.of(list)).catch(() => [])
  const search = filters.find((filter) => filter.id === id)?.search
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

/** The reader's default filter of a list. */
export interface DefaultFilter {
  id: number | null
  /** Null: the list opens with all rows. */
  choose: (id: number | null) => void
  /** A search part of an address, which says so when it shows all rows. */
  saidOf: (search: string) => string
}

/** Reads and chooses the default filter; for a list without saved filters there is none. */
export function useDefaultFilter(list: FilteredList | undefined): DefaultFilter {
  const user = useUser()
  const { mutate } = useMutation(updateMetaMutation)
  const id = list === undefined ? null : defaultIdOf(user, list)
  return {
    id,
    choose: (next) => list && mutate({ [metaKeyOf(list)]: next === null ? '' : String(next) }),
    saidOf: (search) => (search === '' && id !== null ? allRows : search),
  }
}
