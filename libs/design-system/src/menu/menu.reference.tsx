import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['Menu'],
  status: 'stable',
  use: [
    'For actions on one thing, behind a button: a row’s actions, the signed-in person, more actions of a chart.',
  ],
  instead: {
    Select: 'to choose a value in a form.',
    Popover: 'for anything but a list of actions.',
    Button: 'for one or two actions: show them.',
    Switcher: 'for the store or account of a page.',
  },
  anatomy: {
    Trigger: 'A Button or IconButton; its name is also the menu’s name.',
    Header: 'Optional, above the items: who is signed in.',
    Item: 'Icon, label, and at the end a shortcut or a tag.',
    Reason: 'Below an item that isn’t possible.',
    Separator: 'Before dangerous items.',
  },
  content: [
    'Items are verbs with an object: “Edit store”.',
    'The dangerous one is last and red.',
    'An item that isn’t possible stays, and says why.',
  ],
  keyboard: {
    'Enter, Space, Down': 'On the button, opens the menu at the first item.',
    Up: 'On the button, opens it at the last item.',
    'Down, Up': 'Move between items, also to those that aren’t possible.',
    'Home, End': 'Move to the first or the last item.',
    'A letter': 'Moves to the next item that begins with what is typed.',
    'Enter, Space ': 'On an item, runs it and closes the menu.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  accessibility: [
    'A menu button with `aria-haspopup="menu"` and `aria-expanded`.',
    'Items of a choice are `menuitemradio`, with a tick.',
    'An item that isn’t possible has `aria-disabled`, and its reason is its description.',
  ],
  recipes: ['menu'],
  pairs: [
    {
      good: {
        example: (
          <Menu
            trigger={<Button>Actions</Button>}
            items={[
              { key: 'export', label: 'Export orders', onSelect: nothing },
              { key: 'archive', label: 'Archive store', onSelect: nothing },
              'separator',
              { key: 'delete', label: 'Delete store', danger: true, onSelect: nothing },
            ]}
          />
        ),
        why: 'Open it: actions are verbs, and the one that can’t be undone is last and separate.',
      },
      bad: {
        example: (
          <Menu
            trigger={<Button>Actions</Button>}
            items={[
              { key: 'delete', label: 'Delete', danger: true, onSelect: nothing },
              { key: 'export', label: 'Export', onSelect: nothing },
            ]}
          />
        ),
        why: 'Open it: two actions fit side by side, and the dangerous one comes first.',
      },
    },
  ],
}
