import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import type { MenuItem } from '@tandem/design-system'
import { toast } from '@tandem/design-system'
import { successToast, useDialogText } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import { useDefaultFilter } from './default-filter.ts'
import { setTeamDefaultMutation, updateSavedFilterMutation } from './saved-filter-queries.ts'
import { useDeleteFilter } from './use-delete-filter.ts'

interface SavedFilterActionsOptions {
  list: FilteredList
  filters: readonly SavedFilter[]
  /** The view on screen; empty when nothing is narrowed. */
  view: string
  isActive: (filter: SavedFilter) => boolean
  /** Asks for another name. */
  onRename: (filter: SavedFilter) => void
}

/** What a reader may do with each saved filter of a list, and with which one the list opens. */
export function useSavedFilterActions(options: SavedFilterActionsOptions) {
  const { list, filters, view, isActive, onRename } = options
  const text = useText()
  const mayShare = useIsAllowed('shared.write')
  const mayChooseForTeam = useIsAllowed('team.write')
  const { openingOf, choose } = useDefaultFilter(list)
  const opening = openingOf(filters)
  const update = useMutation(updateSavedFilterMutation)
  const replace = useReplaceFilter(view)
  const chooseForTeam = useChooseForTeam(list)
  const remove = useDeleteFilter(list)

  const isOwnDefault = ({ id }: SavedFilter) => opening.from === 'own' && id === opening.filter?.id
  const isTeamDefault = ({ id }: SavedFilter) => id === opening.ofTeam?.id
  const opens = ({ id }: SavedFilter) => id === opening.filter?.id
  // Somebody who shared it and no longer has the permission can only stop sharing it.
  const isHeld = (filter: SavedFilter) => filter.visible_to_team && !mayShare
  const held = (filter: SavedFilter) => isHeld(filter) && { disabledReason: text('filters.mayNotShare') }

  const tagOf = (filter: SavedFilter) => {
    if (isTeamDefault(filter))
      return text(isOwnDefault(filter) ? 'filters.bothDefaults' : 'filters.teamDefault')
    return isOwnDefault(filter) ? text('filters.default') : null
  }
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
    onSelect: () => chooseForTeam({ filter, isDefault: !isTeamDefault(filter) }),
  })
  const replaceAction = (filter: SavedFilter): MenuItem => ({
    key: 'replace',
    label: text('filters.replace'),
    ...held(filter),
    onSelect: () => replace(filter),
  })
  const shareAction = (filter: SavedFilter): MenuItem => ({
    key: 'share',
    label: text(filter.visible_to_team ? 'filters.unshare' : 'filters.share'),
    ...(!mayShare && !filter.visible_to_team && { disabledReason: text('filters.mayNotShare') }),
    onSelect: () => update.mutate({ filter, change: { visible_to_team: !filter.visible_to_team } }),
  })
  const changesOf = (filter: SavedFilter): (MenuItem | 'separator')[] => [
    { key: 'rename', label: text('filters.rename'), ...held(filter), onSelect: () => onRename(filter) },
    ...(view !== '' && !isActive(filter) ? [replaceAction(filter)] : []),
    shareAction(filter),
    'separator',
    {
      key: 'delete',
      label: text('filters.delete'),
      danger: true,
      onSelect: () => remove(filter, isTeamDefault(filter)),
    },
  ]
  const actionsOf = (filter: SavedFilter) => [
    defaultAction(filter),
    ...(mayChooseForTeam ? [teamDefaultAction(filter)] : []),
    ...(filter.can_change ? changesOf(filter) : []),
  ]
  return { opening, choose, isHeld, tagOf, replace, actionsOf }
}

/** Saves the view on screen in an existing filter, and offers to undo it. */
function useReplaceFilter(view: string) {
  const text = useText()
  const dialogText = useDialogText()
  const { mutate } = useMutation(updateSavedFilterMutation)
  return (filter: SavedFilter) => {
    mutate({ filter, change: { search: view } })
    successToast.updated(text('filters.filter'), {
      description: filter.name,
      action: {
        label: dialogText('undo'),
        onAction: () => mutate({ filter, change: { search: filter.search } }),
      },
    })
  }
}

/** Chooses with which filter a list opens for the team, and offers to undo it. */
function useChooseForTeam(list: FilteredList) {
  const text = useText()
  const dialogText = useDialogText()
  const undo = useMutation(setTeamDefaultMutation)
  const { mutate } = useMutation({
    ...setTeamDefaultMutation,
    onSuccess: (chosen, choice, before, context) => {
      setTeamDefaultMutation.onSuccess?.(chosen, choice, before, context)
      toast.success({
        title: text(choice.isDefault ? 'filters.teamDefaultSet' : 'filters.teamDefaultCleared'),
        description: chosen.name,
        action: {
          label: dialogText('undo'),
          onAction: () =>
            undo.mutate({ filter: { list, id: before.id ?? chosen.id }, isDefault: before.id !== null }),
        },
      })
    },
  })
  return mutate
}
