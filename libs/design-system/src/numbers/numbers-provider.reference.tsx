import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['NumbersProvider'],
  status: 'new',
  use: [
    'Around a page or a part of it whose readers write numbers otherwise than the host: “1.318” or “1,318”.',
  ],
  instead: { Text: 'with a number that you formatted yourself.' },
  anatomy: { Children: 'Everything inside; it draws nothing itself.' },
  content: ['A BCP 47 tag, such as `tr` or `de-CH`.'],
  keyboard: { Tab: 'Moves through what is inside; the provider has no stop of its own.' },
  accessibility: [
    'Screen readers read numbers by the language of the page; keep `lang` and this locale alike.',
  ],
  recipes: [],
}
