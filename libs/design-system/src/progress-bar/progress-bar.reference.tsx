import type { Reference } from '../reference.ts'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { ProgressBar } from './progress-bar.tsx'

export const reference: Reference = {
  components: ['ProgressBar', 'ProgressLine'],
  status: 'stable',
  use: ['For work that takes longer than a few seconds and whose size is known: an import, an export.'],
  instead: {
    Spinner: 'for a short wait of unknown length.',
    Skeleton: 'while content loads.',
    DistributionBars: 'for shares of a whole.',
  },
  anatomy: {
    Bar: 'Four pixels high; without a value it shows that it is busy.',
    Line: '`ProgressLine`: two pixels at the top of the window while a page or a menu is loading.',
    Words: 'Beside it, written by you: “12.300 of about 48.000 orders”.',
  },
  content: ['Say what is counted and how far it is, in text beside the bar.'],
  keyboard: null,
  accessibility: [
    'A native `<progress>` with a name; `valueText` replaces the percentage.',
    'The line is hidden from screen readers: what waits is marked as busy, or says it.',
    'It jumps instead of moving, so reduced motion changes nothing.',
  ],
  recipes: ['progressBar'],
  pairs: [
    {
      good: {
        example: (
          <Stack gap="2">
            <Text size="sm">12.300 of about 48.000 orders</Text>
            <ProgressBar label="Orders" value={12_300} max={48_000} />
          </Stack>
        ),
        why: 'The text says what is counted and how far it is.',
      },
      bad: {
        example: <ProgressBar label="Orders" value={26} />,
        why: 'A bar alone doesn’t say what is running or how much is left.',
      },
    },
  ],
}
