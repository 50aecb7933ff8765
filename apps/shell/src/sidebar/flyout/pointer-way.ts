/** A position on screen. */
export interface Point {
  x: number
  y: number
}

/** How far next to a flyout a pointer may aim (pixels). */
const tolerance = 8

/**
 * Whether a pointer that moves from one point to the next is heading for a flyout at the right, and not down
 * the menu: whether the line through both points crosses the flyout's near edge.
 */
export function isOnTheWay(
  from: Point,
  to: Point,
  flyout: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
): boolean {
  const fraction = (to.x - from.x) / (flyout.left - from.x)
  if (to.x <= from.x || fraction <= 0) return false
  const at = (edge: number) => from.y + (edge - from.y) * fraction
  return to.y >= at(flyout.top - tolerance) && to.y <= at(flyout.bottom + tolerance)
}
