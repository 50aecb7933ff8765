import { UserSearch } from '@tandem/api-contract'
import { parseSearch, toSearch, useAddressLayer, useWantedAddress } from '@tandem/workbench'
import { useSearchParams } from 'react-router'
import { openParameter, readPersonDialog, writePersonDialog } from './person-dialog.ts'
import type { PersonDialog } from './person-dialog.ts'

const { entries } = UserSearch

/** What is asked of the list by an address; what cannot be used is left at its default. */
export function readRequest(params: URLSearchParams): UserSearch {
  const { role, status, ...search } = parseSearch(entries, params)
  // Left out where they say nothing, so that the same view is always the same key.
  return { ...search, ...(role?.length && { role }), ...(status?.length && { status }) }
}

/** How many filters are set. */
export const countFilters = ({ role, status }: Pick<UserSearch, 'role' | 'status'>) =>
  [role, status].filter((filter) => filter !== undefined && filter.length > 0).length

/** Whether a list is of everybody, and that is whoever looks. */
export const isOnlyYou = (request: UserSearch, total: number) =>
  total === 1 && request.search_term === '' && countFilters(request) === 0

/** What takes every filter off; what is searched for stays. */
export const noFilters: Partial<UserSearch> = { role: undefined, status: undefined }

/** The search part of the address of a view. */
export const searchOf = (request: Partial<UserSearch>) => {
  const { role, status, ...rest } = request
  return toSearch(entries, { ...rest, ...(role?.length && { role }), ...(status?.length && { status }) })
}

/** The page by its address: what is asked of the list, and what is open over it. */
export function usePeopleAddress() {
  const [params] = useSearchParams()
  const request = readRequest(params)
  const { wanted, go } = useWantedAddress(request, searchOf)
  const layer = useAddressLayer('person')
  return {
    request,
    /** What the reader has chosen, while its rows are on their way. */
    wanted,
    dialog: readPersonDialog(params),
    change: (change: Partial<UserSearch>) =>
      go({ ...wanted, page: 1, ...change }, change.search_term !== undefined),
    open: (dialog: PersonDialog) => {
      const next = new URLSearchParams(params)
      next.set(openParameter, writePersonDialog(dialog))
      layer.open(next.toString())
    },
    close: () => {
      const next = new URLSearchParams(params)
      next.delete(openParameter)
      layer.close(next.toString())
    },
  }
}

/** The page by its address. */
export type PeopleAddress = ReturnType<typeof usePeopleAddress>
