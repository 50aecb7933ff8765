import { css } from '@tandem/design-system/css'
import { ChevronDown, ChevronRight } from 'lucide-react'

/** At the right end of a group: which way it opens. */
export function GroupChevron({ isOpen }: { isOpen: boolean }) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return <Chevron size={14} aria-hidden />
}

/** The rows within a group hang on a line. */
export const nestedRows = css({
  marginLeft: '[15px]',
  paddingLeft: '[9px]',
  borderLeft: '1px solid',
  borderLeftColor: 'border.default',
})
