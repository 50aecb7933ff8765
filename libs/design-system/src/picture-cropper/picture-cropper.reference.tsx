import type { Reference } from '../reference.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'

export const reference: Reference = {
  components: ['PictureCropper'],
  status: 'stable',
  use: ['To choose the square part of a picture that becomes an avatar or a logo; usually in a Dialog.'],
  instead: { MediaThumb: 'to show a picture.', Avatar: 'to show the result.' },
  anatomy: {
    Picture: 'Whole at first; moves below the square.',
    Square: 'What will be used.',
    Zoom: 'A slider between two buttons, from 100 to 400 %.',
  },
  content: ['Say before choosing a file which formats and sizes are possible.'],
  keyboard: {
    Tab: 'Moves to the square, then to the zoom.',
    'Arrow keys': 'On the square, move it by 4 px, with Shift by 20; on the slider, change the zoom.',
    '+, −': 'On the square, zoom in and out.',
  },
  accessibility: [
    'The square says how to use it, and the slider says the zoom in per cent.',
    'Pointer, wheel, two fingers and keys all work.',
  ],
  recipes: ['pictureCropper', 'button'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="2">
            <Button>Choose picture</Button>
            <Text size="sm" tone="muted">
              JPEG, PNG or WebP, up to 5 MB. You choose the part that is shown.
            </Text>
          </Stack>
        ),
        why: 'It names the allowed files first; the cropper opens after that.',
      },
      bad: {
        example: (
          <Stack gap="2">
            <Button>Choose picture</Button>
            <Text size="sm" tone="muted">
              Only square pictures of 512 × 512 pixels.
            </Text>
          </Stack>
        ),
        why: 'People need another program for what the cropper does.',
      },
    },
  ],
}
