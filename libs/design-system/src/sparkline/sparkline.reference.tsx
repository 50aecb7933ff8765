import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['Sparkline'],
  status: 'stable',
  use: ['In a table cell or beside a figure, to show the way it took.'],
  instead: { LineChart: 'when people must read values.', ChangeValue: 'for one difference.' },
  anatomy: {
    Line: 'From the lowest to the highest value; a gap where one is missing.',
    Dot: 'The latest value.',
  },
  content: ['`label` says the period and both ends: “Followers, 30 days: from 178.100 to 182.400”.'],
  keyboard: null,
  accessibility: ['It is one image with its label. Show the latest value as text beside it.'],
  recipes: [],
}
