import { useListMotion } from '@tandem/design-system'
import { cva } from '@tandem/design-system/css'
import { favoriteQueries, useStarredMenus } from '@tandem/items'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FolderPlus } from 'lucide-react'
import { useId } from 'react'
import { shellMessages } from '../../messages.ts'
import { rowAction, rowBox, sectionLabel } from '../menu-row.ts'
import { RowButton } from '../row-button.tsx'
import { categoryDialogAtom } from './category-dialog-atom.ts'
import { CategoryGroup } from './category-group.tsx'
import { StarredList } from './starred-list.tsx'

interface StarredSectionProps {
  /** Rows sized for touch, in the sheet. */
  isTouch?: boolean
  /** Called when a page is chosen. */
  onNavigate?: () => void
}

/** The top of the menu: starred places first, then categories. */
export function StarredSection({ isTouch = false, onNavigate }: StarredSectionProps) {
  const text = shellMessages.useText()
  const titleId = useId()
  const { starred } = useStarredMenus()
  const { data: categories = [] } = useQuery(favoriteQueries.categories())
  const openDialog = useSetAtom(categoryDialogAtom)
  const { listRef } = useListMotion()
  return (
    <section aria-labelledby={titleId}>
      <div className={rowBox({ shown: isTouch })}>
        <div id={titleId} className={sectionLabel}>
          {text('starred.title')}
        </div>
        <span className={rowAction({ touch: isTouch })}>
          <RowButton
            isTouch={isTouch}
            label={text('categories.newTitle')}
            icon={<FolderPlus aria-hidden />}
            onClick={() => openDialog({ kind: 'new' })}
          />
        </span>
      </div>
      {starred.length === 0 && categories.length === 0 && (
        <p className={note({ touch: isTouch })}>{text('starred.empty')}</p>
      )}
      <StarredList isTouch={isTouch} onNavigate={onNavigate} />
      <ul ref={listRef}>
        {categories.map((category) => (
          <CategoryGroup key={category.id} {...{ category, isTouch, onNavigate }} />
        ))}
      </ul>
    </section>
  )
}

/** As high as the row that takes its place, so that the menu doesn't move below the pointer. */
const note = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    height: 'control-md',
    paddingInline: '2',
    textStyle: 'xs',
    color: 'fg.subtle',
  },
  variants: { touch: { true: { height: 'control-touch' } } },
})
