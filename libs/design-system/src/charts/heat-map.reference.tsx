import type { Reference } from '../reference.ts'
import { HeatMap } from './heat-map.tsx'

const formatValue = String
/** Most people are online in the evening, and on Sunday. */
const cells = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) =>
  Array.from({ length: 24 }, (_, hour) => ({
    weekday,
    hour,
    value: 40 + weekday * 8 + Math.max(0, 9 - Math.abs(hour - 20)) * 30,
  })),
)

export const reference: Reference = {
  components: ['HeatMap'],
  status: 'stable',
  use: ['For an amount in each hour of the week: when followers are online, when orders come.'],
  instead: { BarChart: 'for days or hours alone.', DataTable: 'when exact values matter.' },
  anatomy: {
    Cell: 'One hour in one of seven shades; an outline when it has no value.',
    Dot: 'Something else in the same hour, such as orders.',
    'Strongest hour': 'Outlined, and named below.',
    Ramp: 'What the shades mean.',
  },
  content: ['Say whose hours these are: the time zone belongs to the description.', 'No value isn’t zero.'],
  keyboard: {
    Tab: 'Moves to one cell: the strongest, or the last one visited.',
    'Arrow keys': 'Move by an hour or a day.',
    'Home, End': 'Move to the first or the last hour of the day; with Ctrl of the week.',
    Escape: 'Hides the cell’s tooltip.',
  },
  accessibility: [
    'It is a grid: every cell is read with day, hour and value.',
    'The strongest hour is also text. With forced colours, a bar in each cell shows the amount.',
    '“Show as table” has all values.',
  ],
  recipes: ['chart', 'card'],
  pairs: [
    {
      good: {
        example: (
          <HeatMap
            title="Online followers"
            description="Hours of Europe/London"
            valueLabel="Online followers"
            cells={cells}
            formatValue={formatValue}
            busiestValue={(value) => `${value} online`}
          />
        ),
        why: 'It says whose hours these are and names the strongest hour.',
      },
      bad: {
        example: (
          <HeatMap
            title="Best time to post"
            valueLabel="Score"
            cells={cells}
            formatValue={formatValue}
            busiestValue={formatValue}
          />
        ),
        why: 'It makes a promise instead of naming a metric, and the time zone is unknown.',
      },
    },
  ],
}
