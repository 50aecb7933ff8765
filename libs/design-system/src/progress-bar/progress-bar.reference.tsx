import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['ProgressBar'],
  status: 'stable',
  use: ['For work that takes longer than a few seconds and whose size is known: an import, an export.'],
  instead: {
    Spinner: 'for a short wait of unknown length.',
    Skeleton: 'while content loads.',
    DistributionBars: 'for shares of a whole.',
  },
  anatomy: {
    Bar: 'Four pixels high; without a value it shows that it is busy.',
    Words: 'Beside it, written by you: “12.300 of about 48.000 orders”.',
  },
  content: ['Say what is counted and how far it is, in text beside the bar.'],
  keyboard: null,
  accessibility: [
    'A native `<progress>` with a name; `valueText` replaces the percentage.',
    'It jumps instead of moving, so reduced motion changes nothing.',
  ],
  recipes: ['progressBar'],
}
