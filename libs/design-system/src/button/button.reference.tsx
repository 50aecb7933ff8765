import type { Reference } from '../reference.ts'
import { Inline } from '../layout/inline.tsx'
import { Button } from './button.tsx'

export const reference: Reference = {
  components: ['Button'],
  status: 'stable',
  use: [
    'For an action on this page: save, connect, delete, retry.',
    '`primary` for the one action that most people came for; at most one per page, dialog or card.',
    '`danger` only for the last step of something that can’t be undone. The button that opens the question is `secondary` or `ghost`.',
  ],
  instead: {
    Link: 'when it leads to another page; give the router’s link the look of a button if it must have one.',
    IconButton: 'when there is no space for a word and the icon is well known.',
    Menu: 'when there are more than two actions of equal weight.',
    Switch: 'when it turns something on that stays on.',
  },
  anatomy: {
    Icon: 'Optional, before the label, 16 px. The spinner takes its place while loading.',
    Label: 'One line; it never wraps.',
    Box: '32 px high, 44 on a phone. `sm` 28, `form` 36, `lg` 40.',
  },
  content: [
    'A verb and its object, without an article: “Connect store”, not “Connect the store” or “OK”.',
    'Sentence case, no full stop.',
    'Keep the label while loading: the spinner says the rest.',
  ],
  keyboard: {
    Tab: 'Moves to it. A disabled button is skipped; a loading one keeps the focus.',
    'Enter, Space': 'Presses it; a loading button ignores this.',
  },
  accessibility: [
    'It is a `<button type="button">`; use `type="submit"` in forms.',
    'While `loading` it has `aria-busy` and `aria-disabled` instead of `disabled`, so that the focus stays.',
    'If people may wonder why it is disabled, say so beside it: a disabled button can’t be asked.',
    'Toggle buttons need `aria-pressed`, which also changes the look of `secondary`.',
  ],
  recipes: ['button'],
  pairs: [
    {
      good: {
        example: (
          <Inline>
            <Button variant="primary">Save order</Button>
            <Button>Cancel</Button>
          </Inline>
        ),
        why: 'There is one primary action, named with a verb and its object.',
      },
      bad: {
        example: (
          <Inline>
            <Button variant="primary">OK</Button>
            <Button variant="primary">Cancel</Button>
          </Inline>
        ),
        why: 'Two primary actions compete, and “OK” doesn’t say what happens.',
      },
    },
  ],
}
