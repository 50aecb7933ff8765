import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { OrElse } from './or-else.tsx'

export const reference: Reference = {
  components: ['OrElse'],
  status: 'new',
  use: [
    'Around a part that a page can do without, such as a tip or a notice, so that its failure doesn’t take the page along.',
    'Around a part that has a plainer form: without the code of its list, a select becomes the browser’s own.',
  ],
  instead: { ErrorState: 'when people miss what failed and can try again.' },
  anatomy: {
    Children: 'Shown until they fail, and not again after that.',
    Instead: 'Nothing, or a plainer form of the same.',
  },
  content: ['What is shown instead doesn’t mention the failure.'],
  keyboard: null,
  accessibility: [
    'If the children had the focus when they failed, it is lost: leave what takes the focus outside.',
  ],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <OrElse instead={null}>
            <Text size="sm">Tip: type / to search.</Text>
          </OrElse>
        ),
        why: 'Without the tip the page still works.',
      },
      bad: {
        example: (
          <OrElse instead={null}>
            <Text>1,318 orders</Text>
          </OrElse>
        ),
        why: 'The list would be missing without a word.',
      },
    },
  ],
}
