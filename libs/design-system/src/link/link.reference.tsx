import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { Link } from './link.tsx'

export const reference: Reference = {
  components: ['Link'],
  status: 'stable',
  use: [
    'To go to another page or site.',
    '`inline` inside text, `standalone` alone, `plain` for a title that is a link.',
    'Inside the app, give the router’s link the class `link()`.',
  ],
  instead: { Button: 'for an action on this page.', Tabs: 'for views of one page.' },
  anatomy: { Text: 'In the link colour; underlined inside text.' },
  content: [
    'Name the target: “Refund policy”, never “click here” or “more”.',
    'Two links with the same words have the same target.',
  ],
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it.' },
  accessibility: [
    'Inside text it is underlined, so that it doesn’t depend on colour.',
    '`target="_blank"` gets `noopener noreferrer`; say in the text that it opens a new tab if that surprises.',
  ],
  recipes: ['link'],
  pairs: [
    {
      good: {
        example: (
          <Text>
            Read how we{' '}
            <Link variant="inline" href="https://example.com">
              count reach
            </Link>
            .
          </Text>
        ),
        why: 'The text says where the link leads.',
      },
      bad: {
        example: (
          <Text>
            To read how we count reach,{' '}
            <Link variant="inline" href="https://example.com">
              click here
            </Link>
            .
          </Text>
        ),
        why: 'In a list of links, “click here” means nothing.',
      },
    },
  ],
}
