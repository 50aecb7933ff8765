import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['Divider'],
  status: 'stable',
  use: ['Between two parts of one subject, or with a word between two ways: “or”.'],
  instead: {
    Stack: 'when space alone separates the parts.',
    Card: 'around parts that are subjects of their own.',
    Heading: 'when the next part needs a name.',
  },
  anatomy: { Line: 'One pixel over the full width.', Word: 'Optional, in the middle.' },
  content: ['One short word in lower case.'],
  keyboard: null,
  accessibility: [
    'Without a word it is an `<hr>`, which screen readers announce as a separator; with a word, only the word is read.',
  ],
  recipes: ['divider'],
}
