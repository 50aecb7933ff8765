import type { PostLiftDay } from '@tandem/api-contract'
import { BarChart } from '@tandem/design-system/charts'
import { css } from '@tandem/design-system/css'
import { daysBetween, daysFrom, formatTicks } from '@tandem/format'
import { useMemo } from 'react'
import { formatUnits } from '../posts/lift-units.ts'
import { soldColors } from '../posts/sold-key.tsx'
import { useSalesText } from './sales-messages.ts'

/** The sales on each day of the window beside the usual ones; an unknown day has neither. */
export function LiftChart({ days }: { days: readonly PostLiftDay[] }) {
  const say = useSalesText()
  const title = say('lift.chart.title')
  const names = { sold: say('lift.chart.sold'), expected: say('lift.chart.expected') }
  const drawn = useMemo(() => {
    const [first = '', last = first] = [days[0]?.day, days.at(-1)?.day]
    const axis = { days: daysFrom(first, daysBetween(first, last) + 1) }
    const known = new Map(days.map((of) => [of.day, of]))
    const valuesOf = (kind: 'sold' | 'expected') => axis.days.map((day) => known.get(day)?.[kind] ?? null)
    return { axis, sold: valuesOf('sold'), expected: valuesOf('expected') }
  }, [days])
  return (
    <div className={inside}>
      <BarChart
        title={title}
        titleLevel={4}
        description={say('lift.chart.parts')}
        axis={drawn.axis}
        series={[
          { key: 'sold', label: names.sold, values: drawn.sold, color: soldColors.lift },
          { key: 'expected', label: names.expected, values: drawn.expected, color: 6 },
        ]}
        formatValue={formatUnits}
        formatTicks={formatTicks}
        height={150}
      />
    </div>
  )
}

// The chart is made for the edges of a card, but is inside one here.
const inside = css({ marginInline: '-5', mobileDown: { marginInline: '-4' } })
