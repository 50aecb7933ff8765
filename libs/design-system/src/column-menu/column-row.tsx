import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { columnMenu } from '@tandem/design-system/recipes'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { LayoutColumn } from './column-layout.ts'
import type { ColumnMenuWords } from './column-menu-props.ts'

interface ColumnRowProps {
  column: LayoutColumn
  isShown: boolean
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  words: ColumnMenuWords
  /** The pointer events of the grip, which only a pointer can use: the buttons do the same. */
  grip: ComponentProps<'span'>
  onShow: (isShown: boolean) => void
  /** Moves the column by one position: -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

/** One column of the menu: whether it is shown, and the controls that move it. */
export function ColumnRow(props: ColumnRowProps) {
  const { column, isShown, isFirst, isLast, isDragged, words, grip, onShow, onMove } = props
  const { header, required = false } = column
  const classes = columnMenu()
  return (
    <li className={classes.row} data-dragged={isDragged ? '' : undefined}>
      <Checkbox
        label={
          <>
            {header}
            {required && <VisuallyHidden>, {words.alwaysShown}</VisuallyHidden>}
          </>
        }
        checked={isShown}
        disabled={required}
        title={required ? words.alwaysShown : undefined}
        onChange={(event) => onShow(event.target.checked)}
      />
      <span className={classes.moves}>
        <button
          type="button"
          className={classes.move}
          aria-label={words.moveUp(header)}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </button>
        <button
          type="button"
          className={classes.move}
          aria-label={words.moveDown(header)}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </button>
      </span>
      <span className={classes.grip} aria-hidden {...grip}>
        <GripVertical />
      </span>
    </li>
  )
}
