import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['StackedChart'],
  status: 'stable',
  use: ['For parts that add up to a total per day: columns for amounts, areas for a level.'],
  instead: {
    BarChart: 'when the parts don’t add up.',
    LineChart: 'when each part is compared by itself.',
    DistributionBars: 'for one whole without days.',
  },
  anatomy: {
    Title: 'With period and time zone in words below.',
    Key: 'What the symbols mean.',
    Plot: 'Grid lines, axis, and a cursor with a tooltip.',
    Actions: '“Show as table”, and a menu to copy values or a picture and to save a file.',
    Footer: 'What readers must know.',
  },
  content: [
    'Parts don’t overlap: nothing is counted twice.',
    'When a part is missing, so is the total, and the stack has an open top.',
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
