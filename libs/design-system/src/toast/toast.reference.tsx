import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { toast } from './toast.ts'

const nothing = () => undefined

export const reference: Reference = {
  components: ['toast'],
  status: 'stable',
  use: [
    'For what just happened somewhere else on the page: saved, removed, started. With “Undo” where that is possible.',
  ],
  instead: {
    Banner: 'for something that stays true, or that people must act on.',
    ErrorState: 'when content couldn’t be loaded.',
    ConfirmDialog: 'before something that can’t be undone.',
    TextField: 'for a refused value: use its `error`.',
  },
  anatomy: {
    Icon: 'Success, error, warning or information.',
    Title: 'What happened, in the past tense.',
    Description: 'At most one more line.',
    Action: 'At most one, a verb: “Undo”. It closes the toast.',
    Cross: 'Closes it.',
    Life: 'A line that shows how long it stays: 10 seconds.',
  },
  content: [
    '“Store removed”, not “The store has been removed successfully!”',
    'Nothing that people need later: it disappears.',
  ],
  keyboard: {
    'Alt + T': 'Moves the focus to the toasts.',
    Tab: 'Moves through action and cross.',
    'Enter, Space': 'Presses the button.',
  },
  accessibility: [
    'It is a status, an error an alert; call `toast.prepare()` early, so that screen readers know the region.',
    'Its time stops while the pointer or the focus is on it.',
    'At most five are visible; one with the same `id` replaces the other.',
  ],
  recipes: ['toast', 'button'],
  pairs: [
    {
      good: {
        example: (
          <Button
            onClick={() =>
              toast.success({ title: 'Store removed', action: { label: 'Undo', onAction: nothing } })
            }
          >
            Remove store
          </Button>
        ),
        why: 'Press it: it says what happened in two words and offers Undo.',
      },
      bad: {
        example: (
          <Button
            onClick={() =>
              toast.success({
                title: 'Success! The store has been removed successfully from your workspace!',
              })
            }
          >
            Remove store
          </Button>
        ),
        why: 'Press it: it says the same thing three times and offers no Undo.',
      },
    },
  ],
}
