import type { MouseEvent } from 'react'

/** True for a click that opens another tab or window, which a router must ignore. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
