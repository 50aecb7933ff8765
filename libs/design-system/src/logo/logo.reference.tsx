import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { Logo, LogoMark } from './logo.tsx'

export const reference: Reference = {
  components: ['Logo', 'LogoMark'],
  status: 'stable',
  use: [
    '`Logo` on pages before sign-in and at the top of the menu; `LogoMark` where the name is already there.',
  ],
  instead: { Avatar: 'for a store, an account or a team.' },
  anatomy: {
    Mark: 'Two tracks, posts and sales, that join into one T; 16, 24 or 32 px high.',
    Name: 'In the colour of the text around it.',
  },
  content: [
    'Never recolour, stretch or shadow the mark. Its colours are those of posts and sales in charts.',
  ],
  keyboard: null,
  accessibility: ['Give `LogoMark` a `label` only where the name isn’t visible beside it.'],
  recipes: ['logo'],
  pairs: [
    {
      good: {
        example: <Logo name="Tandem" />,
        why: 'Once on a page, with its name.',
      },
      bad: {
        example: (
          <Inline gap="2">
            <LogoMark size="sm" />
            <Text size="sm">Orders</Text>
            <LogoMark size="sm" />
            <Text size="sm">Customers</Text>
          </Inline>
        ),
        why: 'The logo isn’t an icon: it identifies the product.',
      },
    },
  ],
}
