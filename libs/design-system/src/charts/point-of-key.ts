const pageOfPoints = 7

/** The point that a key moves to, never beyond the ends; undefined for keys without a meaning here. */
export function pointOfKey(key: string, from: number, last: number): number | undefined {
  const to = target(key, from, last)
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

function target(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - 1
    case 'ArrowRight':
    case 'ArrowUp':
      return from + 1
    case 'PageDown':
      return from - pageOfPoints
    case 'PageUp':
      return from + pageOfPoints
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
