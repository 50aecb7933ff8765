import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { Button, Popover, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useListText } from '../list-messages.ts'
import { SavedFilterChoices } from './saved-filter-choices.tsx'
import { SavedFilterForm } from './saved-filter-form.tsx'
import { savedFilterQueries } from './saved-filter-queries.ts'
import { viewSearch } from './view-search.ts'

interface SavedFilterMenuProps {
  list: FilteredList
  /** The parameters of the address that make a view: search, filters, sort; not the page, nor what is open. */
  keys: readonly string[]
}

/** The saved filters of a list: shows the view of one, keeps the view on screen, and looks after those that are kept. */
export function SavedFilterMenu({ list, keys }: SavedFilterMenuProps) {
  const text = useListText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: filters } = useQuery(savedFilterQueries.of(list))
  const [form, setForm] = useState<{ filter: SavedFilter | null } | null>(null)
  // Asked for from the list; on a phone that is a dialog too, and two of them would fight over the focus.
  const wantedForm = useRef<typeof form>(null)
  // The one that was shown last, so that it can be brought up to date after the view has been changed.
  const [lastId, setLastId] = useState<number | null>(null)

  const view = viewSearch(search, keys)
  const isActive = (filter: SavedFilter) => view !== '' && viewSearch(filter.search, keys) === view
  const active = filters?.find(isActive)
  const last = filters?.find(({ id }) => id === lastId)
  // Also one that was found by its address alone.
  if (active && !(last && isActive(last)) && active.id !== lastId) setLastId(active.id)

  const apply = (filter: SavedFilter) => {
    setLastId(filter.id)
    void navigate({ search: viewSearch(filter.search, keys) }, { preventScrollReset: true })
  }
  return (
    <>
      <Popover
        label={text('filters.menu')}
        placement="bottom-end"
        closeLabel={text('close')}
        onClosed={() => {
          setForm(wantedForm.current)
          wantedForm.current = null
        }}
        trigger={
          <Button
            icon={<Bookmark aria-hidden />}
            aria-label={active && text('filters.active', { name: active.name })}
            aria-pressed={active !== undefined}
          >
            <Text as="span" lines={1} className={name} dir="auto">
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
            onForm={(filter) => {
              wantedForm.current = { filter }
              close()
            }}
          />
        )}
      </Popover>
      {form && (
        <SavedFilterForm
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

const name = css({ maxWidth: '[10rem]' })
