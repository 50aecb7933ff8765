import { useAddressLayer } from '@tandem/page-parts'
import { useNavigate, useSearchParams } from 'react-router'
import { storeDialogParameters, writeStoreDialog } from './store-dialog-address.ts'
import type { StoreDialog } from './store-dialog-address.ts'

/** The longest search that the server accepts. */
const longestTerm = 200

type View = 'connected' | 'archived'

/** What the page's address contains: the view, the search, and the open dialog. */
export function useStoresAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const layer = useAddressLayer('store')
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return next.toString()
  }
  const closed = Object.fromEntries(storeDialogParameters.map((name) => [name, null]))
  return {
    params,
    term: (params.get('search_term') ?? '').slice(0, longestTerm),
    searchFor: (term: string) =>
      void navigate(
        { search: changed({ search_term: term === '' ? null : term }) },
        { replace: true, preventScrollReset: true },
      ),
    view: (params.get('show') === 'archived' ? 'archived' : 'connected') as View,
    showView: (view: View) =>
      void navigate(
        { search: changed({ show: view === 'archived' ? view : null }) },
        { preventScrollReset: true },
      ),
    open: (dialog: StoreDialog) => layer.open(changed({ ...closed, ...writeStoreDialog(dialog) })),
    close: () => layer.close(changed(closed)),
  }
}
