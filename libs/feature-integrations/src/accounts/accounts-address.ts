import { AccountSearch } from '@tandem/api-contract'
import { parseSearch, toSearch, useAddressLayer } from '@tandem/workbench'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openParameter, readAccountDialog, writeAccountDialog } from './account-dialog.ts'
import type { AccountDialog } from './account-dialog.ts'
import type { AccountRequest } from './queries.ts'

/** What the page shows. */
export const accountViews = ['social', 'tracker', 'collections'] as const
export type AccountView = (typeof accountViews)[number]

const { paginate: _always, ...entries } = AccountSearch.entries

/** The view of an address: connected accounts unless it says another. */
export function readView(params: URLSearchParams): AccountView {
  const view = params.get('tab')
  return accountViews.find((known) => known === view) ?? 'social'
}

/** What is asked of a list by an address; what cannot be used is left at its default. */
export function readRequest(params: URLSearchParams): AccountRequest {
  const { collection_id, state, ...search } = parseSearch(entries, params)
  // Left out where they say nothing, so that the same view is always the same key.
  return { ...search, ...(collection_id !== undefined && { collection_id }), ...(state && { state }) }
}

/** How many filters are set. */
export const countFilters = ({ collection_id, state }: AccountRequest) =>
  [collection_id, state].filter((filter) => filter !== undefined).length

/** What takes every filter off; what is searched for stays. */
export const noFilters: Partial<AccountRequest> = { collection_id: undefined, state: undefined }

const writeAddress = (view: AccountView, request: Partial<AccountRequest>) => {
  const params = new URLSearchParams(toSearch(entries, request))
  if (view !== 'social') params.set('tab', view)
  return params
}

/** The address of a view, as a link has it. */
export const addressOf = (view: AccountView, request: Partial<AccountRequest> = {}) => {
  const search = writeAddress(view, request).toString()
  return search === '' ? '' : `?${search}`
}

/** The page by its address: its view, what is asked of the list, and what is open over it. */
export function useAccountsAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(params)
  const request = readRequest(params)
  const [wanted, want] = useOptimistic(request)
  const layer = useAddressLayer('account')
  const go = (search: URLSearchParams, replace = false) =>
    navigate({ search: search.toString() }, { replace, preventScrollReset: true })
  return {
    params,
    view,
    request,
    /** What the reader has chosen, while its rows are on their way. */
    wanted,
    dialog: readAccountDialog(params),
    showView: (next: AccountView) => void go(writeAddress(next, {})),
    change: (change: Partial<AccountRequest>) =>
      startTransition(async () => {
        const next = { ...wanted, page: 1, ...change }
        want(next)
        await go(writeAddress(view, next), change.search_term !== undefined)
      }),
    open: (dialog: AccountDialog) => {
      const next = new URLSearchParams(params)
      next.set(openParameter, writeAccountDialog(dialog))
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
export type AccountsAddress = ReturnType<typeof useAccountsAddress>
