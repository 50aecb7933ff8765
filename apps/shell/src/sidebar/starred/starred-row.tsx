import { Menu } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css, cva, cx } from '@tandem/design-system/css'
import type { StarredMenu } from '@tandem/items'
import { useSetAtom } from 'jotai'
import { ArrowDown, ArrowUp, Ellipsis, FolderPlus, GripVertical, Star, StarOff } from 'lucide-react'
import { Link } from 'react-router'
import { shellMessages } from '../../messages.ts'
import { useReadAhead } from '../../menu/use-read-ahead.ts'
import { menuRow, rowAction, rowBox, rowName } from '../menu-row.ts'
import { RowButton } from '../row-button.tsx'
import { categoryDialogAtom } from './category-dialog-atom.ts'
import type { RowDrag } from './row-drag.ts'
import { useUnstar } from './use-unstar.ts'

interface StarredRowProps {
  place: StarredMenu
  index: number
  total: number
  /** Undefined until the code for moving rows has loaded. */
  drag: RowDrag | undefined
  isTouch: boolean
  onMove: (to: string, toIndex: number) => void
  onNavigate?: () => void
}

/** A starred place: its star is the drag handle, and its menu has the other actions. */
export function StarredRow(props: StarredRowProps) {
  const { place, index, total, drag, isTouch, onMove, onNavigate } = props
  const { to, label } = place
  const text = shellMessages.useText()
  const readAhead = useReadAhead()
  const read = () => readAhead(to)
  const unstar = useUnstar()
  const openDialog = useSetAtom(categoryDialogAtom)

  const moves: MenuItem[] = [
    {
      key: 'up',
      label: text('starred.moveUp'),
      icon: <ArrowUp aria-hidden />,
      ...(index === 0 && { disabledReason: text('starred.isFirst') }),
      onSelect: () => onMove(to, index - 1),
    },
    {
      key: 'down',
      label: text('starred.moveDown'),
      icon: <ArrowDown aria-hidden />,
      ...(index === total - 1 && { disabledReason: text('starred.isLast') }),
      onSelect: () => onMove(to, index + 1),
    },
  ]
  return (
    <li
      ref={drag?.rowRef}
      data-starred={to}
      className={row({ dragged: drag?.isDragged })}
      {...drag?.rowProps}
    >
      <div className={rowBox({ shown: isTouch })} data-menu-row>
        <Link
          to={to}
          className={cx(menuRow({ touch: isTouch, actions: 1 }), link)}
          draggable={false}
          data-part="link"
          onPointerEnter={read}
          onFocus={read}
          onClick={onNavigate}
        >
          <span className={rowName} dir="auto">
            {label}
          </span>
        </Link>
        {total > 1 ? (
          <button
            type="button"
            ref={drag?.handleRef}
            className={cx(handle({ touch: isTouch }), handleOfRow)}
            {...drag?.handleProps}
            tabIndex={-1}
            aria-label={text('starred.reorder', { page: label })}
            data-part="handle"
          >
            <Star size={16} data-star aria-hidden />
            <GripVertical size={16} data-grip aria-hidden />
          </button>
        ) : (
          <span className={handle({ touch: isTouch })}>
            <Star size={16} data-star aria-hidden />
          </span>
        )}
        <span className={rowAction({ touch: isTouch })}>
          <Menu
            trigger={
              <RowButton
                isTouch={isTouch}
                label={text('starred.more', { page: label })}
                icon={<Ellipsis aria-hidden />}
                tabIndex={-1}
                data-part="menu"
              />
            }
            items={[
              ...(total > 1 ? [...moves, 'separator' as const] : []),
              {
                key: 'category',
                label: text('starred.addToCategory'),
                icon: <FolderPlus aria-hidden />,
                onSelect: () => openDialog({ kind: 'add', place }),
              },
              {
                key: 'unstar',
                label: text('starred.remove'),
                icon: <StarOff aria-hidden />,
                onSelect: () => unstar(place),
              },
            ]}
          />
        </span>
      </div>
    </li>
  )
}

const row = cva({
  base: { position: 'relative', background: 'bg.surface', borderRadius: 'sm' },
  variants: { dragged: { true: { zIndex: 'base', boxShadow: 'popover', cursor: 'grabbing' } } },
})
const link = css({ paddingInlineStart: '[34px]' })

const handle = cva({
  base: {
    position: 'absolute',
    insetInlineStart: '1',
    insetBlock: '0',
    marginBlock: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '6',
    height: '6',
    borderRadius: 'sm',
    color: 'star.solid',
    '& > svg': { gridArea: '[1 / 1]' },
    '& [data-star]': { fill: '[currentColor]' },
    '& [data-grip]': { opacity: '[0]', color: 'fg.muted' },
  },
  variants: {
    touch: { true: { insetInlineStart: '[-6px]', width: 'control-touch', height: 'control-touch' } },
  },
})
const handleOfRow = css({
  cursor: 'grab',
  touchAction: 'none',
  _focusVisible: { '& [data-star]': { opacity: '[0]' }, '& [data-grip]': { opacity: '[1]' } },
  '@media (hover: hover)': {
    '[data-starred]:hover &': { '& [data-star]': { opacity: '[0]' }, '& [data-grip]': { opacity: '[1]' } },
  },
})
