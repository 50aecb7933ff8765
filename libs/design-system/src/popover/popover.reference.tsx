import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Text } from '../text/text.tsx'
import { Popover } from './popover.tsx'

export const reference: Reference = {
  components: ['Popover'],
  status: 'stable',
  use: ['For a small control or explanation that belongs to a button, while the page stays usable.'],
  instead: {
    Menu: 'for a list of actions.',
    Tooltip: 'for one short text that nobody has to use.',
    Dialog: 'for a form that must be finished.',
    Sheet: 'for details of a row.',
  },
  anatomy: {
    Trigger: 'Any button.',
    Surface: 'Next to the button; on a phone a sheet at the bottom, with the label as its title.',
    Content: 'Anything; a function receives `close`.',
  },
  content: ['The label names what it is for. Keep it short: if it scrolls, it is a dialog.'],
  keyboard: {
    'Enter, Space': 'On the button, opens or closes it.',
    Tab: 'Moves through its controls.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  accessibility: [
    'The focus starts on what is marked `data-autofocus`, otherwise on the first control; on a phone on the sheet, so that no keyboard covers it.',
    'It is a dialog with a name that isn’t modal; on a phone it is modal.',
    'A click outside closes it and keeps the focus where the click was.',
  ],
  recipes: ['popover'],
  pairs: [
    {
      good: {
        example: (
          <Popover label="Rename view" trigger={<Button>Rename</Button>}>
            <TextField label="Name" />
          </Popover>
        ),
        why: 'Open it: it holds one small task that belongs to the button.',
      },
      bad: {
        example: (
          <Popover label="Settings" trigger={<Button>Settings</Button>}>
            <Stack gap="3">
              <TextField label="Name" />
              <TextField label="Address" />
              <TextField label="Currency" />
              <TextField label="Time zone" />
              <Text size="sm">A click outside closes this, and what you typed is gone.</Text>
            </Stack>
          </Popover>
        ),
        why: 'Open it: one click outside closes this form. Use a Dialog.',
      },
    },
  ],
}
