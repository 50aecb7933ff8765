import type { Reference } from '../reference.ts'

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
}
