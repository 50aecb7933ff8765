import type { Reference } from '../reference.ts'
import { ErrorState } from './error-state.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['ErrorState'],
  status: 'stable',
  use: [
    'In the place of a widget, a list or a chart that couldn’t be loaded, while the rest of the page works.',
  ],
  instead: {
    PageNotice: 'when the whole page can’t be shown.',
    Banner: 'when old content is still visible.',
    EmptyState: 'when it loaded and there is nothing.',
    TextField: 'for a refused field: use its `error`.',
  },
  anatomy: {
    Icon: 'A cloud with a warning.',
    Title: 'What failed.',
    Text: 'Why, if known, and that the rest works.',
    Retry: 'Loads again; shows a spinner meanwhile.',
    'Request ID': 'Optional: copies the id for support.',
  },
  content: [
    '“Couldn’t load orders”, not “Error” or “Oops”.',
    'No blame, no exclamation mark, no status code as the title.',
  ],
  keyboard: { Tab: 'Moves to Retry, then to the request ID.', 'Enter, Space': 'Presses the button.' },
  accessibility: [
    'It is an alert, so it is read when it replaces the content.',
    'Retry keeps the focus while it loads.',
  ],
  recipes: ['errorState', 'button'],
  pairs: [
    {
      good: {
        example: (
          <ErrorState
            title="Couldn’t load orders"
            text="Check your connection and try again."
            headingLevel={3}
            onRetry={nothing}
          />
        ),
        why: 'It says what failed and what to do.',
      },
      bad: {
        example: <ErrorState title="Oops! Error 503" headingLevel={3} onRetry={nothing} />,
        why: 'An error number and a joke don’t say what to do.',
      },
    },
  ],
}
