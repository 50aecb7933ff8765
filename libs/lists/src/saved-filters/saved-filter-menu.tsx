import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import { Button, Popover, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useDialogText, useLateDialog } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../messages.ts'
import { useDefaultFilter } from './default-filter.ts'
import { SavedFilterChoices } from './saved-filter-choices.tsx'
import { savedFilterQueries } from './saved-filter-queries.ts'
import { takeStoreOf } from './take-store-of.ts'
import { viewSearch } from './view-search.ts'

const loadForm = async () => (await import('./saved-filter-form.tsx')).SavedFilterForm

interface SavedFilterMenuProps {
  list: FilteredList
  /**
   * The parameters of the address that make a view: search, filters, sort; neither the page nor what is open.
   */
  keys: readonly string[]
}

/** The saved filters of a list: shows the view of one, saves the current view, and manages existing ones. */
export function SavedFilterMenu({ list, keys }: SavedFilterMenuProps) {
  const { Dialog, isComing, open } = useLateDialog(loadForm)
  const text = useText()
  const dialogText = useDialogText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: filters } = useQuery(savedFilterQueries.of(list))
  const [form, setForm] = useState<{ filter: SavedFilter | null } | null>(null)
  // It is opened from the list of filters, which is a dialog too on a phone, and two dialogs would compete
  // for the focus.
  const wantedForm = useRef<typeof form>(null)
  // The one shown last, so that it can be updated after the view has changed.
  const [lastId, setLastId] = useState<number | null>(null)

  const view = viewSearch(search, keys)
  const isActive = (filter: SavedFilter) => view !== '' && viewSearch(filter.search, keys) === view
  const active = filters?.find(isActive)
  const last = filters?.find(({ id }) => id === lastId)
  // Also one that the address alone selected.
  if (active && !(last && isActive(last)) && active.id !== lastId) setLastId(active.id)

  const { withoutDefault } = useDefaultFilter(list)
  const show = (search: string) => void navigate({ search }, { preventScrollReset: true })
  const showStoreOf = useShowStoreOf()
  const showView = (search: string) => {
    const shown = new URLSearchParams(search)
    if (keys.includes('store_id')) showStoreOf(shown)
    show(withoutDefault(shown.toString()))
  }
  const apply = (filter: SavedFilter) => {
    setLastId(filter.id)
    showView(viewSearch(filter.search, keys))
  }
  return (
    <>
      <Popover
        label={text('filters.menu')}
        placement="bottom-end"
        closeLabel={dialogText('close')}
        onClosed={() => {
          const wanted = wantedForm.current
          wantedForm.current = null
          if (wanted) open(() => setForm(wanted))
        }}
        trigger={
          <Button
            icon={<Bookmark aria-hidden />}
            loading={isComing}
            aria-label={active && text('filters.active', { name: active.name })}
            aria-pressed={active !== undefined}
            title={active?.name ?? text('filters.menu')}
          >
            <Text as="span" lines={1} className={active ? name : onWideRows} dir="auto">
              {active ? active.name : text('filters.menu')}
            </Text>
          </Button>
        }
      >
        {(close) => (
          <SavedFilterChoices
            list={list}
            view={view}
            last={last && last.can_change && view !== '' && !isActive(last) ? last : undefined}
            isActive={isActive}
            onApply={(filter) => {
              apply(filter)
              close()
            }}
            onShowAll={() => {
              showView('')
              close()
            }}
            onForm={(filter) => {
              wantedForm.current = { filter }
              close()
            }}
          />
        )}
      </Popover>
      {form && Dialog && (
        <Dialog
          filter={form.filter}
          list={list}
          search={view}
          onClose={() => setForm(null)}
          onSaved={({ id }) => !form.filter && setLastId(id)}
        />
      )}
    </>
  )
}

/** Selects the store of a view, or all of them. */
function useShowStoreOf() {
  const client = useQueryClient()
  const selectStore = useSetAtom(selectedStoreAtom)
  return (view: URLSearchParams) =>
    selectStore(takeStoreOf(view, client.getQueryData(storeQueries.list().queryKey) ?? []))
}

const name = css({ maxWidth: '[10rem]' })
// A narrow row has space for the icon only, and a laptop's should look the same once a filter is set.
const onWideRows = css({ wideDown: { srOnly: true } })
