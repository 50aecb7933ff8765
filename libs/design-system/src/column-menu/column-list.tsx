import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import type { ComponentProps, PointerEvent } from 'react'
import { columnMenu } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { useListMotion } from '../list-motion/use-list-motion.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { isShown, moveColumn, movableColumns, showColumn } from './column-layout.ts'
import type { ColumnMenuProps, ColumnMenuWords, Density } from './column-menu-props.ts'
import { ColumnRow } from './column-row.tsx'

/** The content of the menu: each column, the density, and the way back to the default columns. */
export function ColumnList(props: Omit<ColumnMenuProps, 'labels'> & { words: ColumnMenuWords }) {
  const { columns, value, onValueChange, density, onDensityChange, words } = props
  const classes = columnMenu()
  const headingId = useId()
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
  const gripOf = (key: string): ComponentProps<'span'> => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(key)
    },
    onPointerMove: (event) => drag(key, event),
    onLostPointerCapture: () => setDragged(undefined),
  })

  return (
    <div className={classes.root}>
      <div className={classes.heading} id={headingId}>
        {words.columns}
      </div>
      <ul ref={listRef} className={classes.list} aria-labelledby={headingId}>
        {ordered.map((column, index) => (
          <ColumnRow
            key={column.key}
            column={column}
            isShown={isShown(column, value)}
            isFirst={index === 0}
            isLast={index === ordered.length - 1}
            isDragged={dragged === column.key}
            words={words}
            grip={gripOf(column.key)}
            onShow={(shown) => onValueChange(showColumn(columns, value, column.key, shown))}
            onMove={(by) => move(column.key, index + by)}
          />
        ))}
      </ul>
      {onDensityChange && <DensityChoice value={density} onValueChange={onDensityChange} words={words} />}
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

interface DensityChoiceProps {
  value: Density | undefined
  onValueChange: (density: Density) => void
  words: ColumnMenuWords
}

function DensityChoice({ value, onValueChange, words }: DensityChoiceProps) {
  const classes = columnMenu()
  const headingId = useId()
  return (
    <div className={classes.section}>
      <div className={classes.heading} id={headingId}>
        {words.density}
      </div>
      <fieldset className={classes.densities} aria-labelledby={headingId}>
        {(['default', 'compact'] as const).map((choice) => (
          <Button
            key={choice}
            size="sm"
            aria-pressed={value === choice}
            onClick={() => onValueChange(choice)}
          >
            {words[choice]}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
