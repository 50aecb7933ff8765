/** A position on screen. */
export interface Point {
  x: number
  y: number
}

/** How far next to a flyout a pointer may aim (pixels). */
const tolerance = 8

/**
 * Whether a pointer that moves from one point to the next is heading for a flyout beside the menu, and not
 * down the menu: whether the line through both points crosses the flyout's near edge.
 */
export function isOnTheWay(
  from: Point,
  to: Point,
  flyout: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  const edge = flyout.left > from.x ? flyout.left : flyout.right
  const fraction = (to.x - from.x) / (edge - from.x)
  if (fraction <= 0) return false
  const at = (y: number) => from.y + (y - from.y) * fraction
  return to.y >= at(flyout.top - tolerance) && to.y <= at(flyout.bottom + tolerance)
}
