import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { Button, Divider, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import { DefaultFilterLine } from './default-filter-line.tsx'
import { SavedFilterList } from './saved-filter-list.tsx'
import { savedFilterQueries } from './saved-filter-queries.ts'
import { useSavedFilterActions } from './use-saved-filter-actions.ts'

interface SavedFilterChoicesProps {
  list: FilteredList
  /** The view on screen; empty when nothing is narrowed. */
  view: string
  /** The filter that was shown last, if the view has changed since. */
  last: SavedFilter | undefined
  isActive: (filter: SavedFilter) => boolean
  onApply: (filter: SavedFilter) => void
  /** Clears the view: all rows in their usual order. */
  onShowAll: () => void
  /** Asks for a name: of a new filter (null), or of an existing one. */
  onForm: (filter: SavedFilter | null) => void
}

/** The content below the button: the reader's and the team's filters, and ways to save the current view. */
export function SavedFilterChoices(props: SavedFilterChoicesProps) {
  const { list, view, last, isActive, onApply, onShowAll, onForm } = props
  const text = useText()
  const { data: filters, isError } = useQuery(savedFilterQueries.of(list))
  const { opening, choose, isHeld, tagOf, replace, actionsOf } = useSavedFilterActions({
    list,
    filters: filters ?? [],
    view,
    isActive,
    onRename: onForm,
  })
  const listProps = { isActive, tagOf, onApply, actionsOf }
  return (
    <Stack gap="3" className={inside}>
      {filters === undefined && (
        <Text tone="muted" aria-busy={!isError}>
          {text(isError ? 'filters.failed' : 'filters.loading')}
        </Text>
      )}
      {filters?.length === 0 && <Text tone="muted">{text('filters.none')}</Text>}
      {filters && (
        <>
          <SavedFilterList
            title={text('filters.mine')}
            filters={filters.filter(({ visible_to_team }) => !visible_to_team)}
            {...listProps}
          />
          <SavedFilterList
            title={text('filters.team')}
            filters={filters.filter(({ visible_to_team }) => visible_to_team)}
            {...listProps}
          />
          <DefaultFilterLine opening={opening} choose={choose} />
        </>
      )}
      <Divider />
      {last && !isHeld(last) && (
        <Button onClick={() => replace(last)}>{text('filters.update', { name: last.name })}</Button>
      )}
      {view === '' ? (
        <Text size="xs" tone="muted">
          {text('filters.nothingToSave')}
        </Text>
      ) : (
        <>
          <Button onClick={() => onForm(null)}>{text('filters.save')}</Button>
          <Button variant="ghost" onClick={onShowAll}>
            {text('filters.showAll')}
          </Button>
        </>
      )}
    </Stack>
  )
}

const inside = css({
  padding: '3',
  width: '[20rem]',
  maxWidth: 'full',
  mobileDown: { width: 'full', padding: '0' },
})
