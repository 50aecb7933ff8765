import { ArrowDown, ArrowUp, GripVertical, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import type { PointerEvent } from 'react'
import { columnMenu } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { useListMotion } from '../list-motion/use-list-motion.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { isShown, moveColumn, movableColumns, showColumn } from './column-layout.ts'
import type { ColumnMenuProps, ColumnMenuWords } from './column-menu-props.ts'

export function ColumnList(props: Omit<ColumnMenuProps, 'labels'> & { words: ColumnMenuWords }) {
  const { columns, value, onValueChange, density, onDensityChange, words } = props
  const classes = columnMenu()
  const headingId = useId()
  const densityId = useId()
  const [announced, setAnnounced] = useState('')
  const { list, listRef } = useListMotion()
  const [dragged, setDragged] = useState<string>()
  const ordered = movableColumns(columns, value)

  const move = (key: string, place: number) => {
    const target = Math.min(Math.max(0, place), ordered.length - 1)
    if (ordered[target]?.key === key) return
    onValueChange(moveColumn(columns, value, key, target))
    const header = ordered.find((column) => column.key === key)?.header ?? ''
    setAnnounced(words.moved(header, target + 1, ordered.length))
  }
  const drag = (key: string, event: PointerEvent) => {
    if (dragged !== key) return
    // All rows have the same height; half a row further means the next position.
    const box = list.current?.getBoundingClientRect()
    if (box) move(key, Math.floor(((event.clientY - box.top) / box.height) * ordered.length))
  }

  return (
    <div className={classes.root}>
      <div className={classes.heading} id={headingId}>
        {words.columns}
      </div>
      <ul ref={listRef} className={classes.list} aria-labelledby={headingId}>
        {ordered.map(({ key, header, required = false }, index) => (
          <li key={key} className={classes.row} data-dragged={dragged === key ? '' : undefined}>
            <Checkbox
              label={
                <>
                  {header}
                  {required && <VisuallyHidden>, {words.alwaysShown}</VisuallyHidden>}
                </>
              }
              checked={isShown({ key, header, ...columns.find((column) => column.key === key) }, value)}
              disabled={required}
              title={required ? words.alwaysShown : undefined}
              onChange={(event) => onValueChange(showColumn(columns, value, key, event.target.checked))}
            />
            <span className={classes.moves}>
              <button
                type="button"
                className={classes.move}
                aria-label={words.moveUp(header)}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(key, index - 1)}
              >
                <ArrowUp aria-hidden />
              </button>
              <button
                type="button"
                className={classes.move}
                aria-label={words.moveDown(header)}
                aria-disabled={index === ordered.length - 1 || undefined}
                onClick={() => move(key, index + 1)}
              >
                <ArrowDown aria-hidden />
              </button>
            </span>
            <span
              className={classes.grip}
              aria-hidden
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(key)
              }}
              onPointerMove={(event) => drag(key, event)}
              onLostPointerCapture={() => setDragged(undefined)}
            >
              <GripVertical />
            </span>
          </li>
        ))}
      </ul>
      {onDensityChange && (
        <div className={classes.section}>
          <div className={classes.heading} id={densityId}>
            {words.density}
          </div>
          <fieldset className={classes.densities} aria-labelledby={densityId}>
            {(['default', 'compact'] as const).map((choice) => (
              <Button
                key={choice}
                size="sm"
                aria-pressed={density === choice}
                onClick={() => onDensityChange(choice)}
              >
                {words[choice]}
              </Button>
            ))}
          </fieldset>
        </div>
      )}
      <div className={classes.section}>
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw aria-hidden />}
          onClick={() => onValueChange(undefined)}
        >
          {words.reset}
        </Button>
      </div>
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
    </div>
  )
}
