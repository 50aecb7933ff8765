import type { MouseEvent } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { opensElsewhere } from '../link/opens-elsewhere.ts'
import { Menu } from '../menu/menu.tsx'
import { dayName, runName } from './axis.ts'
import type { DayAxis } from './axis.ts'
import type { ChartMark, MarkGroup } from './chart-marks.ts'
import type { ChartWords } from './labels.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

interface MarkLaneProps {
  /** What the marks are: "Posts". */
  label: string
  axis: DayAxis
  groups: readonly MarkGroup[]
  /** The middle of a group in the lane, in pixels of the plot. */
  place: (group: MarkGroup) => { x: number; y: number }
  words: ChartWords
  onOpen: ((mark: ChartMark) => void) | undefined
}

/**
 * Events between the posts' plot and the sales' plot: each mark is a link; several in one place are a menu.
 */
export function MarkLane({ label, axis, groups, place, words, onOpen }: MarkLaneProps) {
  const classes = chart()
  const formatNumber = useFormatNumber()
  const go = (mark: ChartMark) => (onOpen ? onOpen(mark) : location.assign(mark.href))
  return (
    <ul className={classes.lane} aria-label={label}>
      {groups.map((group) => {
        const { x, y } = place(group)
        const [mark] = group.marks
        if (!mark) return null
        const when = runName(axis, group.first, group.last)
        const name = words.marks(formatNumber(group.marks.length), label, when)
        return (
          <li key={mark.key} style={{ left: x, top: y }}>
            {group.marks.length === 1 ? (
              <a
                className={classes.mark}
                href={mark.href}
                aria-label={`${mark.label}, ${when}`}
                title={mark.label}
                onClick={(event: MouseEvent) => {
                  if (!onOpen || opensElsewhere(event)) return
                  event.preventDefault()
                  onOpen(mark)
                }}
              >
                {mark.icon ?? '•'}
              </a>
            ) : (
              <Menu
                placement="bottom-start"
                trigger={
                  <button type="button" className={classes.mark} aria-label={name} title={name}>
                    {formatNumber(group.marks.length)}
                  </button>
                }
                items={group.marks.map((each) => ({
                  key: each.key,
                  label: each.label,
                  icon: each.icon,
                  end: group.first === group.last ? undefined : dayName(each.day),
                  onSelect: () => go(each),
                }))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
