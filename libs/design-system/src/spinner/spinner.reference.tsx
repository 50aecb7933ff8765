import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['Spinner'],
  status: 'stable',
  use: ['For a short wait after an action, beside the word or in the place of an icon.'],
  instead: {
    Button: 'with `loading`, for an action of a button.',
    Skeleton: 'while content loads.',
    ProgressBar: 'for long work.',
  },
  anatomy: { Ring: '12, 16 or 24 px, in the colour of the text.' },
  content: ['Text beside it says what happens: “Syncing”.'],
  keyboard: null,
  accessibility: [
    'Give it a `label` only when no text beside it says the same.',
    'It stands still with reduced motion.',
  ],
  recipes: ['spinner'],
}
