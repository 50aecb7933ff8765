import { AccountSearch } from '@tandem/api-contract'
import { listAddress, useList, useOpened } from '@tandem/lists'
import { useNavigate, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { openParameter, readAccountDialog, writeAccountDialog } from './account-dialog.ts'
import type { AccountDialog } from './account-dialog.ts'
import type { AccountRequest } from './queries.ts'

/** The views of the page. */
export const accountViews = ['social', 'tracker', 'collections'] as const
export type AccountView = (typeof accountViews)[number]

const { paginate: _always, ...entries } = AccountSearch.entries

/** The page's address: its view (connected accounts by default) and the filters of its list. */
export const accountAddress = listAddress(
  { entries },
  {
    filters: [['collection_id'], ['state']],
    beside: { tab: v.optional(v.picklist(accountViews), 'social') },
  },
)

/** The address of a view, for a link. */
export const addressOf = (tab: AccountView, request: Partial<AccountRequest> = {}) =>
  accountAddress.write({ ...request, tab })

/** The page by its address: its view, its list, and what is open over it. */
export function useAccountsAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const list = useList(accountAddress)
  const opened = useOpened(openParameter)
  return {
    list,
    view: list.shown.tab,
    dialog: readAccountDialog(params),
    showView: (next: AccountView) => void navigate({ search: addressOf(next) }, { preventScrollReset: true }),
    searchOf: (dialog: AccountDialog) => opened.searchOf(writeAccountDialog(dialog)),
    open: (dialog: AccountDialog) => opened.open(writeAccountDialog(dialog)),
    close: opened.close,
  }
}

/** The page by its address. */
export type AccountsAddress = ReturnType<typeof useAccountsAddress>
