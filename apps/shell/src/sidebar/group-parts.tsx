import { css } from '@tandem/design-system/css'
import { ChevronDown, ChevronRight } from 'lucide-react'

/** The arrow at the right end of a group, which shows whether it is open. */
export function GroupChevron({ isOpen }: { isOpen: boolean }) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return <Chevron size={14} aria-hidden />
}

/** The rows of a group, along a vertical line. */
export const nestedRows = css({
  marginLeft: '[15px]',
  paddingLeft: '[9px]',
  borderLeft: '1px solid',
  borderLeftColor: 'border.default',
})
