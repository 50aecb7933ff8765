import type { Reference } from '../reference.ts'

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
}
