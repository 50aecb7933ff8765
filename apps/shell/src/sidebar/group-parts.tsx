import { css } from '@tandem/design-system/css'
import { ChevronDown, ChevronRight } from 'lucide-react'

/** The arrow at the end of a group, which shows whether it is open. */
export function GroupChevron({ isOpen }: { isOpen: boolean }) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return <Chevron size={14} aria-hidden />
}

/** The rows of a group, along a vertical line. */
export const nestedRows = css({
  marginInlineStart: '[15px]',
  paddingInlineStart: '[9px]',
  borderInlineStart: '1px solid',
  borderInlineStartColor: 'border.default',
})
