import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['DistributionBars'],
  status: 'stable',
  use: ['For how a whole is divided: ages by gender, countries of followers beside those of buyers.'],
  instead: {
    BarChart: 'for amounts over days.',
    StackedChart: 'for parts over days.',
    ProgressBar: 'for how far work is.',
  },
  anatomy: {
    Row: 'Name, bars, and the share in figures.',
    Bar: 'Parts in one bar, or one bar per part.',
    Key: 'What the colours and patterns mean.',
    Actions: '“Show as table”, and a menu.',
  },
  content: [
    'Shares are of the whole that the title names.',
    'A small share is “<0,1%”, never 0.',
    'Rows go from large to small, unless they have an order, such as ages.',
  ],
  keyboard: {
    Tab: 'Moves to the rows, which are one stop.',
    'Down, Up': 'Move to the next or previous row, which is read out.',
    'Home, End': 'Move to the first or the last row.',
    Escape: 'Hides the tooltip.',
  },
  accessibility: [
    'The rows are a slider; each is read with its values and shares.',
    'With forced colours, parts differ by pattern instead of colour.',
    '“Show as table” has all values.',
  ],
  recipes: ['chart', 'card'],
}
