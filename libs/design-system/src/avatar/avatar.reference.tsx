import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { Avatar } from './avatar.tsx'

export const reference: Reference = {
  components: ['Avatar'],
  status: 'stable',
  use: ['For a person (`circle`), or for a store or an account (`tile`), usually beside the name.'],
  instead: {
    MediaThumb: 'for the picture of a post or a product.',
    Logo: 'for the product itself.',
  },
  anatomy: {
    Picture: 'Fills the shape; loaded when it comes near.',
    Fallback: 'Initials or an icon, shown until the picture has loaded and when it fails.',
    Shape: 'A circle or a tile; 24, 32, 40 or 80 px.',
  },
  content: [
    'Two initials: of the first and the last name.',
    'The tone of a person is always the same; it has no meaning.',
  ],
  keyboard: null,
  accessibility: [
    'Leave `label` out when the name is beside it: the avatar is then hidden from screen readers.',
    'With `label` it is one image with that name.',
    'The referrer isn’t sent, so the network doesn’t learn which page is open.',
  ],
  recipes: ['avatar'],
  pairs: [
    {
      good: {
        example: (
          <Inline>
            <Avatar fallback="SA" />
            <Text>Selin Aydın</Text>
          </Inline>
        ),
        why: 'The name is beside it, so the avatar needs no label.',
      },
      bad: {
        example: (
          <Inline>
            <Avatar fallback="Selin" tone="danger" />
          </Inline>
        ),
        why: 'The name is cut off, and the colour looks like a warning.',
      },
    },
  ],
}
