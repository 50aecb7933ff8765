import type { Reference } from '../reference.ts'
import { DateRangeFilter } from './date-range-filter.tsx'

const nothing = () => undefined
const presets = [{ name: 'last_7_days', label: 'Last 7 days', start: '2026-11-15', end: '2026-11-21' }]

export const reference: Reference = {
  components: ['DateRangeFilter'],
  status: 'stable',
  use: ['To limit a list or a report to days: a preset, two typed days, or two days of a calendar.'],
  instead: {
    Select: 'when only a few fixed periods make sense.',
    NumberRangeFilter: 'for amounts.',
  },
  anatomy: {
    Chip: 'The period’s name, with a cross when it can be cleared.',
    Presets: 'Named ranges, at the left; the current one has a tick.',
    Fields: 'From and to; typed days count on Enter or on leaving them.',
    Calendar: 'One month; two days in any order make a range.',
    Note: 'The range in words, and whose days these are.',
  },
  content: [
    'Always say the time zone, in the note.',
    'Presets are named as people say them: “Last 30 days”. The caller calculates them.',
  ],
  keyboard: {
    'Enter, Space': 'On the chip, opens it; on a preset, chooses it and closes; on a day, chooses it.',
    'Up, Down': 'Move between presets, which are one tab stop.',
    'Arrow keys': 'In the calendar, move by a day or a week.',
    'Page Up, Page Down': 'Show the previous or next month.',
    'Home, End': 'In the presets, move to the first or the last one.',
    Escape: 'Closes it; the focus returns to the chip.',
  },
  accessibility: [
    'Everything can be typed; nobody needs the calendar.',
    'Each day is read with its weekday, and whether it is first, last or within the range.',
    'Unreadable days stay, and the field says what to write.',
    'Today is the reader’s day, not the browser’s.',
  ],
  recipes: ['dateRange', 'filterBar', 'popover'],
  pairs: [
    {
      good: {
        example: (
          <DateRangeFilter
            label="Date"
            value={{ preset: 'last_7_days', start: '2026-11-15', end: '2026-11-21' }}
            onValueChange={nothing}
            presets={presets}
            today="2026-11-21"
            note="Days of Europe/London"
          />
        ),
        why: 'Open it: presets have everyday names, and the time zone is shown.',
      },
      bad: {
        example: (
          <DateRangeFilter
            label="Range"
            value={{ preset: null, start: '2026-11-15', end: '2026-11-21' }}
            onValueChange={nothing}
            presets={[]}
            today="2026-11-21"
          />
        ),
        why: 'The most common period needs two typed days, and the time zone is unknown.',
      },
    },
  ],
}
