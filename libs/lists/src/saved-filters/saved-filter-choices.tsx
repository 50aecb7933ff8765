import { orKept } from '@tandem/api-client'
import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { Button, Divider, Stack, Text, toast } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { said, useDialogText } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import { DefaultFilterLine } from './default-filter-line.tsx'
import { useDefaultFilter } from './default-filter.ts'
import { SavedFilterList } from './saved-filter-list.tsx'
import {
  createSavedFilterMutation,
  deleteSavedFilterMutation,
  savedFilterQueries,
  setTeamDefaultMutation,
  updateSavedFilterMutation,
} from './saved-filter-queries.ts'

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
  const dialogText = useDialogText()
  const mayShare = useIsAllowed('shared.write')
  const { data: filters, isError } = useQuery(savedFilterQueries.of(list))
  const update = useMutation(updateSavedFilterMutation)
  const removal = useMutation(deleteSavedFilterMutation)
  const undo = useMutation(createSavedFilterMutation)
  const setTeamDefault = useMutation(setTeamDefaultMutation)
  const chooseForTeam = useMutation({
    ...setTeamDefaultMutation,
    onSuccess: (chosen, choice, before, context) => {
      setTeamDefaultMutation.onSuccess?.(chosen, choice, before, context)
      const { isDefault } = choice
      toast.success({
        title: text(isDefault ? 'filters.teamDefaultSet' : 'filters.teamDefaultCleared'),
        description: chosen.name,
        action: {
          label: dialogText('undo'),
          onAction: () =>
            setTeamDefault.mutate({
              filter: { list, id: before.id ?? chosen.id },
              isDefault: before.id !== null,
            }),
        },
      })
    },
  })
  const mayChooseForTeam = useIsAllowed('team.write')
  const { openingOf, chosenNow, choose } = useDefaultFilter(list)
  const opening = openingOf(filters ?? [])

  const replace = (filter: SavedFilter) => {
    update.mutate({ filter, change: { search: view } })
    said.updated(text('filters.filter'), {
      description: filter.name,
      action: {
        label: dialogText('undo'),
        onAction: () => update.mutate({ filter, change: { search: filter.search } }),
      },
    })
  }
  const share = (filter: SavedFilter) =>
    update.mutate({ filter, change: { visible_to_team: !filter.visible_to_team } })
  const remove = (filter: SavedFilter) => {
    const wasTeams = isTeamDefault(filter)
    removal.mutate(filter)
    const { name, search, visible_to_team } = filter
    const shared = visible_to_team && mayShare
    const restore = async () => {
      const made = undo.mutateAsync({ list, name, search, visible_to_team: shared })
      // A refusal is shown as a toast.
      const kept = await orKept(made).catch(() => null)
      if (kept === null) return
      // Another default that was chosen meanwhile stays.
      const { own, team } = chosenNow()
      if (own === filter.id) choose(kept.id)
      const isFree = team === null || team === filter.id
      if (wasTeams && isFree && shared && mayChooseForTeam)
        setTeamDefault.mutate({ filter: kept, isDefault: true })
    }
    toast.success({
      title: text('filters.deleted'),
      description: name,
      action: {
        label: dialogText('undo'),
        onAction: () => void restore(),
      },
    })
  }
  // Somebody who shared it and no longer has the permission can only stop sharing it.
  const isHeld = (filter: SavedFilter) => filter.visible_to_team && !mayShare
  const held = (filter: SavedFilter) => isHeld(filter) && { disabledReason: text('filters.mayNotShare') }
  const isOwnDefault = ({ id }: SavedFilter) => opening.from === 'own' && id === opening.filter?.id
  const isTeamDefault = ({ id }: SavedFilter) => id === opening.ofTeam?.id
  const opens = ({ id }: SavedFilter) => id === opening.filter?.id
  const defaultAction = (filter: SavedFilter): MenuItem => ({
    key: 'default',
    label: text(opens(filter) ? 'filters.noDefault' : 'filters.makeDefault'),
    onSelect: () => {
      if (opens(filter)) choose(isTeamDefault(filter) ? 'none' : null)
      else choose(isTeamDefault(filter) ? null : filter.id)
    },
  })
  const teamDefaultAction = (filter: SavedFilter): MenuItem => ({
    key: 'team-default',
    label: text(isTeamDefault(filter) ? 'filters.noTeamDefault' : 'filters.makeTeamDefault'),
    ...(!filter.visible_to_team && { disabledReason: text('filters.shareFirst') }),
    onSelect: () => chooseForTeam.mutate({ filter, isDefault: !isTeamDefault(filter) }),
  })
  const tagOf = (filter: SavedFilter) => {
    if (isTeamDefault(filter))
      return text(isOwnDefault(filter) ? 'filters.bothDefaults' : 'filters.teamDefault')
    return isOwnDefault(filter) ? text('filters.default') : null
  }
  const changesOf = (filter: SavedFilter): (MenuItem | 'separator')[] => [
    { key: 'rename', label: text('filters.rename'), ...held(filter), onSelect: () => onForm(filter) },
    ...(view !== '' && !isActive(filter)
      ? [
          {
            key: 'replace',
            label: text('filters.replace'),
            ...held(filter),
            onSelect: () => replace(filter),
          },
        ]
      : []),
    {
      key: 'share',
      label: text(filter.visible_to_team ? 'filters.unshare' : 'filters.share'),
      ...(!mayShare && !filter.visible_to_team && { disabledReason: text('filters.mayNotShare') }),
      onSelect: () => share(filter),
    },
    'separator',
    { key: 'delete', label: text('filters.delete'), danger: true, onSelect: () => remove(filter) },
  ]
  const actionsOf = (filter: SavedFilter) => [
    defaultAction(filter),
    ...(mayChooseForTeam ? [teamDefaultAction(filter)] : []),
    ...(filter.can_change ? changesOf(filter) : []),
  ]
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
