import type { MouseEvent } from 'react'

/** True for a click on a link that the browser answers with another tab or window, and a router must leave alone. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
