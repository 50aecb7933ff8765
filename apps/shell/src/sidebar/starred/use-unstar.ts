import { toast } from '@tandem/design-system'
import { useStarredMenus } from '@tandem/items'
import type { StarredMenu } from '@tandem/items'
import { shellMessages } from '../../messages.ts'

/** Removes a place from Starred, and offers to undo that. */
export function useUnstar() {
  const text = shellMessages.useText()
  const { unstar } = useStarredMenus()
  return ({ label, to }: StarredMenu) => {
    const undo = unstar(to)
    toast.success({
      title: text('starred.removed'),
      description: label,
      action: { label: text('starred.undo'), onAction: undo },
    })
  }
}
