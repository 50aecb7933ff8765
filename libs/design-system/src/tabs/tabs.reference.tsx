import type { Reference } from '../reference.ts'
import { Tabs } from './tabs.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Tabs'],
  status: 'stable',
  use: [
    'For two to about five views of one page, of which one is shown. Keep the chosen one in the address.',
  ],
  instead: {
    Link: 'for pages of their own.',
    OptionCards: 'for a choice in a form.',
    FilterBar: 'to narrow one list.',
    Switcher: 'for many views.',
  },
  anatomy: {
    List: 'The tabs in a row; it scrolls when it is too long.',
    Tab: 'A word, with an optional count or tag.',
    Panel: 'The content of the chosen tab.',
  },
  content: ['One or two words, all nouns.', 'A count is the number of things in that view.'],
  keyboard: {
    Tab: 'Moves to the chosen tab, then into its panel.',
    'Left, Right': 'Choose the previous or next tab, around the ends.',
    'Home, End': 'Choose the first or the last tab.',
  },
  accessibility: [
    'The tab list has a name; each panel has the name of its tab.',
    'The chosen tab has more than its colour: a line below it.',
  ],
  recipes: ['tabs'],
  pairs: [
    {
      good: {
        example: (
          <Tabs
            label="Stores"
            value="connected"
            onValueChange={nothing}
            items={[
              { value: 'connected', label: 'Connected', count: 3, content: 'Three stores' },
              { value: 'archived', label: 'Archived', count: 1, content: 'One store' },
            ]}
          />
        ),
        why: 'These are views of one page, each named in one word.',
      },
      bad: {
        example: (
          <Tabs
            label="Steps"
            value="first"
            onValueChange={nothing}
            items={[
              { value: 'first', label: 'First choose the kind of your store', content: '…' },
              { value: 'then', label: 'Then enter its key', content: '…' },
            ]}
          />
        ),
        why: 'Ordered steps aren’t views: the second one can’t be opened first.',
      },
    },
  ],
}
