import { StarButton } from '@tandem/design-system'
import type { StarButtonProps } from '@tandem/design-system'
import { useStarredMenus } from '@tandem/items'
import type { StarredMenu } from '@tandem/items'
import { shellMessages } from '../../messages.ts'
import { useUnstar } from './use-unstar.ts'

interface StarToggleProps extends Pick<StarButtonProps, 'className' | 'size' | 'tabIndex'> {
  entry: StarredMenu
}

/** The star of a place in the menu. */
export function StarToggle({ entry, ...button }: StarToggleProps) {
  const text = shellMessages.useText()
  const { isStarred, star } = useStarredMenus()
  const unstar = useUnstar()
  const starred = isStarred(entry.to)
  return (
    <StarButton
      {...button}
      label={text(starred ? 'starred.unstarPage' : 'starred.starPage', { page: entry.label })}
      starred={starred}
      data-row-action
      onClick={() => (starred ? unstar(entry) : star(entry))}
    />
  )
}
