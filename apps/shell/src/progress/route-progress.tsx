import { ProgressLine } from '@tandem/design-system'
import { useNavigation } from 'react-router'

/** The line while the next page is loading; the page on screen is marked as busy itself. */
export function RouteProgress() {
  return useNavigation().state === 'idle' ? null : <ProgressLine />
}
