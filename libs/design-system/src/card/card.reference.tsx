import { Text } from '../text/text.tsx'
import type { Reference } from '../reference.ts'
import { Card } from './card.tsx'

export const reference: Reference = {
  components: ['Card'],
  status: 'stable',
  use: [
    'For one subject of a page: a chart, a store, a group of settings.',
    '`flush` for a table, a chart or figures that fill it to its edges.',
  ],
  instead: {
    Divider: 'to separate parts of one subject.',
    OptionCards: 'when a card is a choice.',
    Banner: 'for a message.',
  },
  anatomy: {
    Media: 'A logo or a picture before the title.',
    Title: 'A heading; its level fits the page’s outline.',
    Description: 'One muted line below the title.',
    Actions: 'At the right of the title: a badge, ghost buttons of size `sm`.',
    Body: 'The content.',
    Footer: 'A muted line, and at most two buttons.',
  },
  content: ['The title is a noun: “Sync history”.', 'The footer says when or how recent, not what to do.'],
  keyboard: { Tab: 'Moves through what is inside; the card itself takes no focus.' },
  accessibility: [
    'It is a `<section>`, named by its title. Without a title it has no name.',
    '`titleLevel` is 2 by default; use 3 or 4 below another heading.',
    'Never put a card inside a card.',
  ],
  recipes: ['card'],
  pairs: [
    {
      good: {
        example: (
          <Card title="Linden Home" titleLevel={4} description="48 orders today">
            <Text size="sm">Synced 4 min ago</Text>
          </Card>
        ),
        why: 'One card has one subject.',
      },
      bad: {
        example: (
          <Card title="Stores" titleLevel={4}>
            <Card title="Linden Home" titleLevel={4}>
              <Text size="sm">48 orders today</Text>
            </Card>
          </Card>
        ),
        why: 'A card inside a card puts two borders around one thing.',
      },
    },
  ],
}
