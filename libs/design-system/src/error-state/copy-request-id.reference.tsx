import type { Reference } from '../reference.ts'

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
}
