import { Button } from '../button/button.tsx'
import type { Reference } from '../reference.ts'
import { Banner } from './banner.tsx'

export const reference: Reference = {
  components: ['Banner'],
  status: 'stable',
  use: [
    'For something that stays true until somebody acts: a shop refused the key, a period is incomplete.',
    'At the top of the page, card or form that it is about.',
  ],
  instead: {
    toast: 'for something that just happened and needs no answer.',
    ErrorState: 'when the content itself couldn’t be loaded.',
    ConfirmDialog: 'when people must answer before they go on.',
    TextField: 'for a problem of one field: use its `error`.',
  },
  anatomy: {
    Icon: 'Optional, in the tone.',
    Title: 'What happened, in one short sentence.',
    Text: 'Whether data is safe, and what to do.',
    Actions: 'At most two buttons below the text.',
  },
  content: [
    'Say what happened, then what follows, then what to do. No blame, no exclamation marks.',
    'One banner per place: put two messages into one, or show the worse one.',
  ],
  keyboard: { Tab: 'Moves through its actions. The banner itself takes no focus.' },
  accessibility: [
    'Use `announce` only when it appears while somebody waits, such as after a refused form: it is then an alert.',
    'A banner that is there when the page opens isn’t announced; it is read in its place.',
  ],
  recipes: ['banner'],
  pairs: [
    {
      good: {
        example: (
          <Banner
            tone="warning"
            title="Linden Home refused the key."
            actions={<Button size="sm">Enter new key</Button>}
          >
            Orders up to today are safe.
          </Banner>
        ),
        why: 'What happened, whether data is safe, and the next step.',
      },
      bad: {
        example: (
          <Banner tone="danger" title="Error 401!">
            Something went wrong.
          </Banner>
        ),
        why: 'It doesn’t say what to do.',
      },
    },
  ],
}
