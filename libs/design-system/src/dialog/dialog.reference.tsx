import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

export const reference: Reference = {
  components: ['Dialog'],
  status: 'stable',
  use: [
    'For a short form or a step that must be finished or left before going on: connect a store, invite people.',
    'Keep whether it is open in the address, so that Back closes it.',
  ],
  instead: {
    ConfirmDialog: 'for a question with two answers.',
    Sheet: 'for details beside a list, or navigation on a phone.',
    Popover: 'for a small choice that leaves the page usable.',
    Banner: 'for a message that needs no answer.',
  },
  anatomy: {
    Title: 'What is done here: “Connect a store”.',
    Description: 'Optional, one or two lines.',
    Close: 'A cross at the top.',
    Body: 'The form or content; it scrolls.',
    Footer: 'Cancel and one action; a note or a link at the left.',
    Backdrop: 'Dims the page. A click on it doesn’t close the dialog.',
  },
  content: [
    'The action repeats the title’s verb: “Connect store”.',
    'One task per dialog. If it needs steps or scrolling, it is a page.',
  ],
  keyboard: {
    Tab: 'Moves inside the dialog, from the last element to the first.',
    Escape: 'Closes it; with unsaved text it asks first.',
    Enter: 'In a field, submits the form whose id `action` names.',
  },
  accessibility: [
    'The focus starts in the first field, else on the first button of the body, else on the action (on Cancel if that is dangerous), and returns to the opener.',
    'It is a modal dialog, named by its title and described by its description.',
    'With `unsaved`, leaving the page asks too.',
    'On a phone it has the full width at the bottom edge.',
  ],
  recipes: ['dialog', 'button'],
  pairs: [
    {
      good: {
        example: (
          <Card title="Connect a store" titleLevel={4}>
            <Stack gap="3">
              <TextField label="Address of the shop" />
              <Inline gap="2">
                <Button>Cancel</Button>
                <Button variant="primary">Connect store</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'One task, and the button repeats the title’s verb.',
      },
      bad: {
        example: (
          <Card title="Connect a store, import its orders and invite your team" titleLevel={4}>
            <Stack gap="3">
              <TextField label="Address of the shop" />
              <TextField label="First day of orders" />
              <TextField label="Emails of your team" />
              <Inline gap="2">
                <Button variant="primary">Submit</Button>
              </Inline>
            </Stack>
          </Card>
        ),
        why: 'Three tasks and no way to cancel: make this a page.',
      },
    },
  ],
}
