import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { Kbd } from './kbd.tsx'

export const reference: Reference = {
  components: ['Kbd'],
  status: 'stable',
  use: ['For a key that does something here: beside a menu item, in a search box, in the list of shortcuts.'],
  instead: { Text: 'for code or values.', Tag: 'for a remark beside a name.' },
  anatomy: { Key: 'One key in a small frame; several keys are several of them.' },
  content: ['The name on the key: `/`, `Esc`, `Ctrl`. Show ⌘ on Apple devices.'],
  keyboard: null,
  accessibility: [
    'It is a `<kbd>` and is read as its text. Beside a control that has `aria-keyshortcuts`, hide it with `aria-hidden`.',
    'It isn’t shown on phones.',
  ],
  recipes: ['kbd'],
  pairs: [
    {
      good: {
        example: (
          <Text>
            Search <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </Text>
        ),
        why: 'Each key has its own frame. The text makes sense without them, because phones don’t show keys.',
      },
      bad: {
        example: (
          <Text>
            Search <Kbd>Control and then the letter K</Kbd>
          </Text>
        ),
        why: 'A sentence isn’t a key.',
      },
    },
  ],
}
