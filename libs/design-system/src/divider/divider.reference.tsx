import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { Divider } from './divider.tsx'

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
  pairs: [
    {
      good: {
        example: (
          <Stack gap="3">
            <Button>Continue with Google</Button>
            <Divider>or</Divider>
            <Button>Continue with email</Button>
          </Stack>
        ),
        why: 'It separates two ways to do the same thing.',
      },
      bad: {
        example: (
          <Stack gap="3">
            <Text size="sm">Orders</Text>
            <Divider />
            <Text size="sm">Customers</Text>
            <Divider />
            <Text size="sm">Products</Text>
          </Stack>
        ),
        why: 'Lines between all items are noise; space separates them.',
      },
    },
  ],
}
