import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Inline } from '../layout/inline.tsx'
import { Text } from '../text/text.tsx'
import { CopyRequestId } from './copy-request-id.tsx'

export const reference: Reference = {
  components: ['CopyRequestId'],
  status: 'stable',
  use: ['Beside Retry, when a request failed and its id helps support to find it in the server’s log.'],
  instead: { ErrorState: 'which contains it: give it `requestId`.', Button: 'to copy anything else.' },
  anatomy: {
    Icon: 'Two sheets, then a tick.',
    Label: 'What it copies, then that it did. If the browser refuses, the id itself.',
  },
  content: ['“Copy request ID”; after a click “Request ID copied”.'],
  keyboard: { Tab: 'Moves to it.', 'Enter, Space': 'Copies the id.' },
  accessibility: ['The result is announced; it stays until the page changes.'],
  recipes: ['button'],
  pairs: [
    {
      good: {
        example: (
          <Inline gap="2">
            <Button>Try again</Button>
            <CopyRequestId requestId="0192f0c1" />
          </Inline>
        ),
        why: 'One click copies it, next to the main action.',
      },
      bad: {
        example: (
          <Text size="sm">
            Error in request 0192f0c1-7c1e-7a51-b1d5-4f6c9b1e2a33. Tell support this number.
          </Text>
        ),
        why: '36 characters are hard to copy without a button.',
      },
    },
  ],
}
