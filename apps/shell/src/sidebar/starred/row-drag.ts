import type { CSSProperties, HTMLAttributes } from 'react'

/** The props that make a row of Starred movable by pointer and keyboard. */
export interface RowDrag {
  rowRef: (row: HTMLElement | null) => void
  rowProps: HTMLAttributes<HTMLElement> & { style?: CSSProperties }
  handleRef: (handle: HTMLElement | null) => void
  handleProps: HTMLAttributes<HTMLElement>
  isDragged: boolean
}
