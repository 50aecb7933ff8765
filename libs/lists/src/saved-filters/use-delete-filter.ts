import { orKept } from '@tandem/api-client'
import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../messages.ts'
import { useDefaultFilter } from './default-filter.ts'
import {
  createSavedFilterMutation,
  deleteSavedFilterMutation,
  setTeamDefaultMutation,
} from './saved-filter-queries.ts'

/**
 * Deletes a filter of a list, and offers to undo it. Undo saves it again, and the list opens with it again if it did
 * before; a default that was chosen meanwhile stays.
 */
export function useDeleteFilter(list: FilteredList) {
  const text = useText()
  const dialogText = useDialogText()
  const mayShare = useIsAllowed('shared.write')
  const mayChooseForTeam = useIsAllowed('team.write')
  const { chosenNow, choose } = useDefaultFilter(list)
  const deletion = useMutation(deleteSavedFilterMutation)
  const creation = useMutation(createSavedFilterMutation)
  const setTeamDefault = useMutation(setTeamDefaultMutation)

  const restore = async (filter: SavedFilter, wasTeamDefault: boolean) => {
    const { name, search } = filter
    const isShared = filter.visible_to_team && mayShare
    const made = creation.mutateAsync({ list, name, search, visible_to_team: isShared })
    // A refusal is shown as a toast.
    const kept = await orKept(made).catch(() => null)
    if (kept === null) return
    const { own, team } = chosenNow()
    if (own === filter.id) choose(kept.id)
    const isFree = team === null || team === filter.id
    if (wasTeamDefault && isFree && isShared && mayChooseForTeam)
      setTeamDefault.mutate({ filter: kept, isDefault: true })
  }
  return (filter: SavedFilter, wasTeamDefault: boolean) => {
    deletion.mutate(filter)
    toast.success({
      title: text('filters.deleted'),
      description: filter.name,
      action: { label: dialogText('undo'), onAction: () => void restore(filter, wasTeamDefault) },
    })
  }
}
