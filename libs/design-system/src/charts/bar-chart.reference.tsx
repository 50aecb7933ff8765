import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['BarChart'],
  status: 'stable',
  use: ['For an amount per day or per category; several series stand side by side.'],
  instead: {
    LineChart: 'for the development over many days.',
    DistributionBars: 'for shares of a whole with long names.',
    StackedChart: 'when the series add up.',
    HeatMap: 'for hours of a week.',
  },
  anatomy: {
    Title: 'With period and time zone in words below.',
    Key: 'What the symbols mean.',
    Plot: 'Grid lines, axis, and a cursor with a tooltip.',
    Actions: '“Show as table”, and a menu to copy values or a picture and to save a file.',
    Footer: 'What readers must know.',
  },
  content: [
    'The axis begins at zero.',
    'Categories are in an order that means something.',
    'Today’s column is pale with a dashed edge, because it isn’t over.',
  ],
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
}
