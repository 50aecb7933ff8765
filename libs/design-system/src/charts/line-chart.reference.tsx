import type { Reference } from '../reference.ts'
import { LineChart } from './line-chart.tsx'

/** The same for every chart of series over an axis. */
export const chartParts = {
  anatomy: {
    Title: 'With period and time zone in words below.',
    Key: 'What the symbols mean.',
    Plot: 'Grid lines, axis, and a cursor with a tooltip.',
    Actions: '“Show as table”, and a menu to copy values or a picture and to save a file.',
    Footer: 'What readers must know.',
  },
  keyboard: {
    Tab: 'Moves to the buttons of the chart, then to each series.',
    'Left, Right, Down, Up': 'On a series, move to the previous or next point, which is read out.',
    'Page Up, Page Down': 'Move by seven points.',
    'Home, End': 'Move to the first or the last point.',
    Enter: 'Opens the details of the point, if there are any.',
    Escape: 'Hides the point.',
  },
  accessibility: [
    'Each series is a slider over its points, because every screen reader passes arrow keys to sliders.',
    'A summary says first, last, lowest and highest values and what is missing; “Show as table” has all values.',
    'With forced colours, series differ by dashes and patterns instead of colours.',
  ],
  recipes: ['chart', 'card'],
} satisfies Partial<Reference>

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const formatValue = String

export const reference: Reference = {
  components: ['LineChart'],
  status: 'stable',
  use: ['For a development over days, also of several series or beside the earlier period.'],
  instead: {
    BarChart: 'for amounts of days or categories that people compare one by one.',
    AreaChart: 'for the area below several lines.',
    StackedChart: 'for parts of a whole.',
    Sparkline: 'in a table cell.',
  },
  ...chartParts,
  content: [
    'The title is the metric; the description is its period and time zone.',
    'A missing day is a gap, never zero. The line to today is dashed, because the day isn’t over.',
    'At most six series; the rest becomes “Other”.',
  ],
  pairs: [
    {
      good: {
        example: (
          <LineChart
            title="Reach"
            description="16–21 Nov 2026, Europe/London"
            axis={{ days }}
            series={[{ key: 'reach', label: 'Reach', values: [1200, 1480, null, 1390, 1610, 1750] }]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'A day without a figure is a gap, and the title says what, when and where.',
      },
      bad: {
        example: (
          <LineChart
            title="How we are doing"
            axis={{ days }}
            series={[{ key: 'reach', label: 'Value', values: [1200, 1480, 0, 1390, 1610, 1750] }]}
            formatValue={formatValue}
            height={160}
          />
        ),
        why: 'Zero for a missing day looks like a collapse, and the title doesn’t say what is shown.',
      },
    },
  ],
}
