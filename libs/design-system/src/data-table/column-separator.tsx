import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { dataTable } from '@tandem/design-system/recipes'
import { limitWidth, widthLimits, widthVariable } from './column-widths.ts'
import type { ColumnSizing } from './column-widths.ts'
import type { TableWords } from './labels.ts'

interface ColumnSeparatorProps {
  columns: readonly { key: string; header: string }[]
  index: number
  sizing: ColumnSizing
  words: TableWords
}

const step = 16
/** The width that is said before the column was measured; the text then says that it fits its content. */
const guess = 120

const headersOf = (separator: HTMLElement) => [...(separator.closest('tr')?.querySelectorAll('th') ?? [])]

/**
 * The edge between two headers: dragging or the left and right arrows change the width of the column before
 * it, a double click or Enter returns to the usual one. All edges of a table are one tab stop; up and down
 * lead to the others.
 */
export function ColumnSeparator({ columns, index, sizing, words }: ColumnSeparatorProps) {
  const { key, header } = columns[index]!
  const width = sizing.widths[index]
  const [measured, setMeasured] = useState<number>()
  // While the pointer moves, the table isn't rendered.
  const [moved, setMoved] = useState<number>()
  const drag = useRef<{ x: number; widths: Readonly<Record<string, number>>; isMoved: boolean }>(null)

  // Columns without their own width would share the difference, so each gets the one it has.
  const widthsNow = (separator: HTMLElement) => ({
    ...sizing.value,
    ...Object.fromEntries(
      headersOf(separator).flatMap((cell, place) =>
        place === columns.length - 1 ? [] : [[columns[place]!.key, limitWidth(cell.offsetWidth)]],
      ),
    ),
  })
  const dragged = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { x, widths } = drag.current!
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    const next = limitWidth(widths[key]! + (isMirrored ? x - clientX : clientX - x))
    return { ...widths, [key]: next }
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { currentTarget, pointerId, clientX } = event
    // Otherwise the pointer would select text.
    event.preventDefault()
    currentTarget.focus({ preventScroll: true })
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, widths: widthsNow(currentTarget), isMoved: false }
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current || (!drag.current.isMoved && drag.current.x === event.clientX)) return
    const next = dragged(event)
    if (!drag.current.isMoved) sizing.show(next)
    drag.current.isMoved = true
    setMoved(next[key])
    event.currentTarget.closest('table')?.style.setProperty(widthVariable(index), `${next[key]}px`)
  }
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.isMoved) sizing.keep(dragged(event))
    drag.current = null
    setMoved(undefined)
  }

  const reset = () => {
    const { [key]: _own, ...others } = sizing.value
    sizing.keep(others)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key: pressed } = event
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    const change = { ArrowLeft: isMirrored ? step : -step, ArrowRight: isMirrored ? -step : step }[pressed]
    if (change !== undefined) {
      const widths = widthsNow(currentTarget)
      const next = limitWidth(widths[key]! + change)
      sizing.show({ ...widths, [key]: next })
    } else if (pressed === 'Enter') reset()
    else if (pressed === 'ArrowUp' || pressed === 'ArrowDown') focusOther(currentTarget, pressed)
    else return
    event.preventDefault()
  }

  const own = moved ?? width
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a widget
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr can't be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={words.widthOf(header)}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it for every role
      aria-description={words.resizing}
      aria-valuenow={own ?? measured ?? guess}
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      aria-valuetext={own === undefined ? words.fitted : words.pixels(String(own))}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={index === 0 ? 0 : -1}
      className={dataTable().separator}
      onFocus={({ currentTarget }) => setMeasured(headersOf(currentTarget)[index]?.offsetWidth)}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onLostPointerCapture={handleUp}
      onDoubleClick={reset}
      onKeyDown={handleKey}
      // A held key changes the width many times; the last one is kept.
      onKeyUp={({ key: released }) =>
        (released === 'ArrowLeft' || released === 'ArrowRight') && sizing.keep(sizing.value)
      }
    />
  )
}

function focusOther(separator: HTMLElement, pressed: 'ArrowUp' | 'ArrowDown') {
  const all = [...(separator.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])]
  all[all.indexOf(separator) + (pressed === 'ArrowUp' ? -1 : 1)]?.focus()
}
