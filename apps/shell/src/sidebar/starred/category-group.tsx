import type { FavoriteCategory } from '@tandem/api-contract'
import { useListMotion } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { isSaved } from '@tandem/items'
import { Folder } from 'lucide-react'
import { shellMessages } from '../../messages.ts'
import { GroupChevron, nestedRows } from '../group-parts.tsx'
import { menuRow, rowAction, rowBox, rowName } from '../menu-row.ts'
import { useGroupState } from '../use-group-state.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { CategoryItem } from './category-item.tsx'
import { CategoryMenu } from './category-menu.tsx'

interface CategoryProps {
  category: FavoriteCategory
  isTouch: boolean
  onNavigate?: () => void
}

/** A favourite category in Starred, which opens to show its content. */
export function CategoryGroup({ category, isTouch, onNavigate }: CategoryProps) {
  const text = shellMessages.useText()
  const { isOpen, toggle } = useGroupState(`category-${category.name}`, true)
  const { list, listRef } = useListMotion()
  const keptFocus = useKeptFocus(() => [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])])
  return (
    <li>
      <div className={rowBox({ shown: isTouch })} data-menu-row>
        <button
          type="button"
          className={cx(menuRow({ touch: isTouch, actions: 2 }), wide)}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Folder size={16} aria-hidden />
          <span className={rowName} dir="auto">
            {category.name}
          </span>
          <GroupChevron isOpen={isOpen} />
        </button>
        {isSaved(category) && (
          <span className={rowAction({ touch: isTouch, before: 'chevronOfCategory' })}>
            <CategoryMenu category={category} isTouch={isTouch} />
          </span>
        )}
      </div>
      {isOpen &&
        (category.items.length === 0 ? (
          <p className={cx(nestedRows, note)}>{text('categories.empty')}</p>
        ) : (
          <ul ref={listRef} className={nestedRows} {...keptFocus}>
            {category.items.map((item) => (
              <CategoryItem key={item.id} {...{ category, item, isTouch, onNavigate }} />
            ))}
          </ul>
        ))}
    </li>
  )
}

const wide = css({ width: 'full', textAlign: 'start', cursor: 'pointer' })
const note = css({ paddingBlock: '1.5', textStyle: 'xs', color: 'fg.muted' })
