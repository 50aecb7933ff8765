import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
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
  /** The middle of a group in the lane, as parts of the plot, which is smaller on paper. */
  place: (group: MarkGroup) => { left: string; top: string }
  words: ChartWords
  onOpen: ((mark: ChartMark) => void) | undefined
}

/**
 * Events between the posts' plot and the sales' plot: each mark is a link; several in one place are a menu.
 * Together they are one tab stop, and arrow keys move between them (the toolbar pattern).
 */
export function MarkLane({ label, axis, groups, place, words, onOpen }: MarkLaneProps) {
  const classes = chart()
  const formatNumber = useFormatNumber()
  const lane = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const last = groups.length - 1
  const current = Math.min(reached, last)
  const go = (mark: ChartMark) => (onOpen ? onOpen(mark) : location.assign(mark.href))
  const move = (event: KeyboardEvent) => {
    // With Alt, an arrow key goes back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = targetOf(event.key, current, last)
    // In an open menu, keys belong to the menu, which React still counts as inside.
    if (to === undefined || !lane.current?.contains(event.target as Node)) return
    event.preventDefault()
    lane.current.querySelectorAll<HTMLElement>('[tabindex]').item(to).focus()
  }
  return (
    <div ref={lane} role="toolbar" tabIndex={-1} className={classes.lane} aria-label={label} onKeyDown={move}>
      {groups.map((group, index) => {
        const [mark] = group.marks
        if (!mark) return null
        const when = runName(axis, group.first, group.last)
        const name = words.marks(formatNumber(group.marks.length), label, when)
        const stop = { tabIndex: index === current ? 0 : -1, onFocus: () => setReached(index) }
        return (
          <span key={mark.key} style={place(group)}>
            {group.marks.length === 1 ? (
              <a
                {...stop}
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
                  <button {...stop} type="button" className={classes.mark} aria-label={name} title={name}>
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
          </span>
        )
      })}
    </div>
  )
}

/** The mark that a key moves to; undefined for keys without a meaning here, and beyond the ends. */
function targetOf(key: string, from: number, last: number): number | undefined {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[key]
  return to === undefined || to < 0 || to > last ? undefined : to
}
