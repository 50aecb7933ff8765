interface Size {
  width: number
  height: number
}

export interface Anchor {
  /** Position of the point in the window. */
  x: number
  /** The plot's upper and lower edge in the window. */
  top: number
  bottom: number
}

const margin = 8
const distance = 12

/**
 * The position of a tooltip in the window: beside its point, on the side with more space; if neither side has
 * enough, above or below the plot. Never over the point or outside the window.
 */
export function tooltipPlace(anchor: Anchor, tooltip: Size, window: Size): { left: number; top: number } {
  const roomRight = window.width - margin - (anchor.x + distance)
  const roomLeft = anchor.x - distance - margin
  const within = (place: number, size: number, room: number) =>
    Math.max(margin, Math.min(place, room - size - margin))
  if (Math.max(roomLeft, roomRight) >= tooltip.width) {
    const left = roomRight >= roomLeft ? anchor.x + distance : anchor.x - distance - tooltip.width
    return { left, top: within(anchor.top, tooltip.height, window.height) }
  }
  const left = within(anchor.x - tooltip.width / 2, tooltip.width, window.width)
  const above = anchor.top - margin - tooltip.height
  const top = above >= margin ? above : anchor.bottom + margin
  return { left, top: within(top, tooltip.height, window.height) }
}
