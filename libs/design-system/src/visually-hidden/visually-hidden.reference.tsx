import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['VisuallyHidden'],
  status: 'stable',
  use: [
    'For words that people who see get from the layout: “up” before a change, the header before a value on a phone.',
  ],
  instead: {
    Text: 'when everybody should read it.',
    IconButton: 'for the name of an icon: use its `label`.',
  },
  anatomy: { Text: 'Takes no space and isn’t painted.' },
  content: ['As short as what is visible; in the language of the page.'],
  keyboard: null,
  accessibility: ['Never put something that takes the focus inside: its focus couldn’t be seen.'],
  recipes: [],
}
