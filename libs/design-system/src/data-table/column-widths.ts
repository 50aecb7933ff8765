import { useState } from 'react'
import type { CSSProperties } from 'react'

/** The widths that a reader gave to columns, in pixels by key; the caller stores them. */
export interface ColumnWidths {
  /** The same object as long as nothing changes. */
  value: Readonly<Record<string, number>>
  onValueChange: (value: Readonly<Record<string, number>>) => void
}

/** The limits of a width: a column stays visible, and never fills several screens. */
export const widthLimits = { min: 48, max: 1000 }

/** A width within the limits, in whole pixels. */
export const limitWidth = (width: number) =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)))

/** The CSS variable with the width of a column, so that dragging doesn't render the rows again. */
export const widthVariable = (index: number) => `--column-${index}`

/** The style and attribute of a cell in a column that has its own width. */
export function sizedCell(index: number, isSized: boolean): { style?: CSSProperties; 'data-sized'?: '' } {
  if (!isSized) return {}
  const width = `var(${widthVariable(index)})`
  return { style: { width, minWidth: width, maxWidth: width }, 'data-sized': '' }
}

/** The columns' own widths while a table is shown. */
export interface ColumnSizing {
  /** By the place of the column; undefined: as wide as its content needs. */
  widths: readonly (number | undefined)[]
  /** Shows widths that are still changing. */
  show: (widths: Readonly<Record<string, number>>) => void
  /** Keeps them. */
  keep: (widths: Readonly<Record<string, number>>) => void
  value: Readonly<Record<string, number>>
}

/**
 * The widths to show: those of the caller, or those that are changing. The last column has none, it takes the
 * rest.
 */
export function useColumnSizing(
  columns: readonly { key: string }[],
  given: ColumnWidths | undefined,
): ColumnSizing | undefined {
  const [changing, setChanging] = useState<{ from: object; value: ColumnWidths['value'] }>()
  // They aren't needed once the caller has answered, and must not come back when it returns to what it gave before.
  if (changing && changing.from !== given?.value) setChanging(undefined)
  if (!given) return undefined
  const value = changing?.from === given.value ? changing.value : given.value
  const show = (next: ColumnWidths['value']) => setChanging({ from: given.value, value: next })
  return {
    widths: columns.map(({ key }, index) => {
      const width = Object.hasOwn(value, key) ? value[key] : undefined
      return width === undefined || index === columns.length - 1 ? undefined : limitWidth(width)
    }),
    show,
    keep: (next) => {
      show(next)
      given.onValueChange(next)
    },
    value,
  }
}

/**
 * The style of a header. Beside columns that have their own width, the others only have their least one:
 * otherwise the browser would share the rest of the table among all of them.
 */
export function sizedHeader(sizing: ColumnSizing | undefined, index: number, minWidth: string | undefined) {
  if (sizing?.widths[index] !== undefined) return sizedCell(index, true)
  return sizing?.widths.some(Boolean) ? { style: { minWidth: minWidth } } : {}
}

/** The CSS variables of a table. */
export const widthVariables = (sizing: ColumnSizing | undefined): CSSProperties =>
  Object.fromEntries(
    sizing?.widths.flatMap((width, index) =>
      width === undefined ? [] : [[widthVariable(index), `${width}px`]],
    ) ?? [],
  )
