import type { ReactNode } from 'react'

/** Something that happened on a day and may explain it: a post. */
export interface ChartMark {
  key: string
  /** `2026-11-12`; a mark of a day that the axis has not is left out. */
  day: string
  /** What it is, as it stands within a sentence: `Reel “Lanterns at dusk”`. */
  label: string
  /** Of its kind, at 12 pixels. A dot where left out. */
  icon?: ReactNode
  href: string
}

/** Marks that stand in one place, and the points they span. */
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

/** Marks from left to right; what would stand less than `distance` pixels apart is one group, in the middle of its points. */
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
    // What joins moves its group away from the one before it, so that these two never meet.
    if (before && middle(group) - middle(before) < distance)
      groups[groups.length - 1] = { ...before, last: index, marks: [...before.marks, ...marks] }
    else groups.push(group)
  }
  return groups
}
