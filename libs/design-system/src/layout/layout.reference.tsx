import { Card } from '../card/card.tsx'
import type { Reference } from '../reference.ts'
import { Stack } from './stack.tsx'

export const reference: Reference = {
  components: ['Stack', 'Inline', 'Grid'],
  status: 'stable',
  use: [
    '`Stack` for things below each other, 16 px apart.',
    '`Inline` for things in a row, 8 px apart; `wrap` when the row may break.',
    '`Grid` for equal columns that become fewer on narrow screens.',
  ],
  instead: {
    DataTable: 'for rows with the same fields.',
    VirtualGrid: 'for hundreds of items.',
    Divider: 'when space alone doesn’t separate.',
  },
  anatomy: {
    Gap: 'A step of the space scale.',
    Element: '`as` chooses a meaningful one: a list, a section, a nav.',
  },
  content: ['Distances belong to the layout around things, never to the things.'],
  keyboard: null,
  accessibility: [
    'They only place things. For a list use `as="ul"` with `as="li"` inside.',
    'The order on screen is the order of reading and of Tab.',
  ],
  recipes: ['stack', 'inline', 'grid'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="3">
            <Card title="Reach" titleLevel={4} />
            <Card title="Sales" titleLevel={4} />
          </Stack>
        ),
        why: 'The Stack sets the gap.',
      },
      bad: {
        example: (
          <div>
            <div style={{ marginBottom: 3 }}>
              <Card title="Reach" titleLevel={4} />
            </div>
            <div style={{ marginInlineStart: 10 }}>
              <Card title="Sales" titleLevel={4} />
            </div>
          </div>
        ),
        why: 'Its own margins don’t follow the spacing scale.',
      },
    },
  ],
}
