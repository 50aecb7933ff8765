import type { Reference } from '../reference.ts'

export const reference: Reference = {
  components: ['PageHeader'],
  status: 'stable',
  use: ['Once at the top of every page.'],
  instead: {
    Heading: 'for a section.',
    Card: 'for the title of a card.',
    PageNotice: 'when there is no page to show.',
  },
  anatomy: {
    Title: 'The `<h1>`, the same word as in the menu.',
    Description: 'What the page contains, or how recent it is.',
    Actions: 'First the switcher of store or account, last at most one primary button.',
    Filters: 'A row below: search first, then chips.',
  },
  content: ['The title is a noun: “Orders”.', 'The description is one sentence.'],
  keyboard: { Tab: 'Moves through actions, then filters. The title takes no focus.' },
  accessibility: ['There is one `<h1>` on a page, and this is it.'],
  recipes: ['pageHeader'],
}
