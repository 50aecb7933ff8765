import type { Reference } from '../reference.ts'
import { TandemChart } from './tandem-chart.tsx'

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const formatValue = String

export const reference: Reference = {
  components: ['TandemChart'],
  status: 'stable',
  use: [
    'To see whether posts and sales move together: a line above, columns below, and posts between them, on one axis of days.',
  ],
  instead: { LineChart: 'for one of the two.', BarChart: 'for amounts alone.' },
  anatomy: {
    Upper: 'The posts’ figure as a line.',
    Lane: 'Posts on their days; several in one place are a menu.',
    Lower: 'The sales as columns; left out when there is nothing to compare.',
    Cursor: 'One line through all three, with a tooltip.',
    Actions: '“Show as table”, and a menu.',
  },
  content: [
    'Both scales contain zero; the chart never claims that one causes the other.',
    'The note of a day names its posts and those of the day before.',
  ],
  keyboard: {
    Tab: 'Moves to the buttons of the chart, then to each series.',
    'Left, Right, Down, Up': 'On a series, move to the previous or next point, which is read out.',
    'Page Up, Page Down': 'Move by seven points.',
    'Home, End': 'Move to the first or the last point.',
    Enter: 'Opens the details of the point, if there are any.',
    Escape: 'Hides the point.',
    'Left, Right, Home, End': 'In the lane, move between posts, which are one tab stop; Enter opens one.',
  },
  accessibility: [
    'Each series is a slider over its points, because every screen reader passes arrow keys to sliders.',
    'A summary says first, last, lowest and highest values and what is missing; “Show as table” has all values.',
    'With forced colours, series differ by dashes and patterns instead of colours.',
    'The lane is a toolbar; each post has its name and day.',
  ],
  recipes: ['chart', 'card'],
  pairs: [
    {
      good: {
        example: (
          <TandemChart
            title="Reach beside orders"
            axis={{ days }}
            upper={{
              series: { key: 'reach', label: 'Reach', values: [120, 180, 160, 240, 210, 190] },
              formatValue,
            }}
            marksLabel="Posts"
            lower={{ series: { key: 'orders', label: 'Orders', values: [3, 4, 4, 9, 8, 6] }, formatValue }}
          />
        ),
        why: 'It shows both side by side and leaves the conclusion to the reader.',
      },
      bad: {
        example: (
          <TandemChart
            title="Orders because of reach"
            axis={{ days }}
            upper={{
              series: { key: 'reach', label: 'Reach', values: [120, 180, 160, 240, 210, 190] },
              formatValue,
            }}
            marksLabel="Posts"
            lower={{ series: { key: 'orders', label: 'Orders', values: [3, 4, 4, 9, 8, 6] }, formatValue }}
          />
        ),
        why: 'The chart can’t know that one causes the other.',
      },
    },
  ],
}
