import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'

export const reference: Reference = {
  components: ['ConfirmDialog'],
  status: 'stable',
  use: ['Before something that can’t be undone, or that affects others: delete a store, remove a person.'],
  instead: {
    toast: 'with “Undo”, when it can be undone. That is faster than a question.',
    Dialog: 'when something must be typed or chosen.',
  },
  anatomy: {
    Question: 'The title; it names the thing.',
    Consequences: 'What happens, and what stays.',
    'Safe button': 'Keeps everything; has the focus at first.',
    'Confirming button': 'Does it; red with `danger`.',
  },
  content: [
    'The title is the question with the thing’s name: “Delete Oak Workshop?”, never “Are you sure?”.',
    'The button repeats the verb: “Delete store”, never “Yes”.',
  ],
  keyboard: {
    Tab: 'Moves inside the dialog.',
    'Enter, Space': 'Presses the focused button: at first the safe one.',
    Escape: 'Closes it; nothing happens.',
  },
  accessibility: [
    'It is an alert dialog: its text is read when it opens.',
    'The focus starts on the safe button and returns to the opener.',
    'While `loading`, the confirming button ignores further presses.',
  ],
  recipes: ['dialog', 'button'],
  pairs: [
    {
      good: {
        example: (
          <Card title="Delete Oak Workshop?" titleLevel={4}>
            <Stack gap="3">
              <Text size="sm">This deletes its orders and customers. Your notes stay.</Text>
              <Inline gap="2">
                <Button>Keep</Button>
                <Button variant="danger">Delete store</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'The title asks about one thing, the text says what happens, and the button repeats the verb.',
      },
      bad: {
        example: (
          <Card title="Are you sure?" titleLevel={4}>
            <Stack gap="3">
              <Text size="sm">This action cannot be undone!</Text>
              <Inline gap="2">
                <Button>No</Button>
                <Button variant="danger">Yes</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'People press “Yes” without knowing what they agree to.',
      },
    },
  ],
}
