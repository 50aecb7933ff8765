import type { Reference } from '../reference.ts'
import { Stack } from '../layout/stack.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

export const reference: Reference = {
  components: ['Skeleton', 'Loading'],
  status: 'stable',
  use: [
    'While content loads for the first time: a box in the place and size of what will come, inside a `Loading`.',
  ],
  instead: {
    Spinner: 'for an action that runs, or when nobody knows what will come.',
    ProgressBar: 'when the size of the work is known.',
    EmptyState: 'when there is nothing.',
  },
  anatomy: {
    Box: 'Grey, as wide and high as the text or picture to come.',
    Loading: 'Around all boxes; says once what is loading.',
  },
  content: ['The label says what loads: “Loading stores”.'],
  keyboard: null,
  accessibility: [
    'Boxes are hidden from screen readers; `Loading` announces its label once and is `aria-busy`.',
    'The final size is reserved, so that nothing jumps.',
    'With reduced motion it doesn’t shimmer.',
  ],
  recipes: ['skeleton'],
  pairs: [
    {
      good: {
        example: (
          <Loading label="Loading stores">
            <Stack gap="2">
              <Skeleton width={160} height={16} />
              <Skeleton width={240} />
            </Stack>
          </Loading>
        ),
        why: 'It has the place and size of the content that is loading.',
      },
      bad: {
        example: <Spinner size="lg" label="Loading" />,
        why: 'The page jumps when the content appears.',
      },
    },
  ],
}
