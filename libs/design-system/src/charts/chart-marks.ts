import type { ReactNode } from 'react'

/** An event on a day that may explain its values: a post. */
export interface ChartMark {
  key: string
  /** `2026-11-12`; a mark outside the axis is left out. */
  day: string
  /** What it is, worded to fit inside a sentence: `Reel “Lanterns at dusk”`. */
  label: string
  /** An icon of its kind, 12 pixels. A dot by default. */
  icon?: ReactNode
  href: string
}

/** Marks in one place, and the points that they span. */
export interface MarkGroup {
  first: number
  last: number
  marks: readonly ChartMark[]
}

/** The marks of each point of an axis. */
export function marksByPoint(marks: readonly ChartMark[], days: readonly string[]): Map<number, ChartMark[]> {
  const places = new Map(days.map((day, index) => [day, index]))
  const byPoint = new Map<number, ChartMark[]>()
  for (const mark of marks) {
    const index = places.get(mark.day)
    if (index === undefined) continue
    const there = byPoint.get(index)
    if (there) there.push(mark)
    else byPoint.set(index, [mark])
  }
  return new Map([...byPoint].toSorted(([one], [other]) => one - other))
}

/**
 * Marks from left to right. Marks less than `distance` pixels apart form one group, in the middle of its
 * points.
 */
export function markGroups(
  byPoint: ReadonlyMap<number, readonly ChartMark[]>,
  step: number,
  distance: number,
): MarkGroup[] {
  const groups: MarkGroup[] = []
  const middle = ({ first, last }: MarkGroup) => ((first + last) / 2) * step
  for (const [index, marks] of byPoint) {
    const group: MarkGroup = { first: index, last: index, marks }
    const before = groups.at(-1)
    // A new member moves its group away from the previous one, so these two never touch.
    if (before && middle(group) - middle(before) < distance)
      groups[groups.length - 1] = { ...before, last: index, marks: [...before.marks, ...marks] }
    else groups.push(group)
  }
  return groups
}
