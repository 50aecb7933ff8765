import type { Reference } from '../reference.ts'
import { KpiStrip } from './kpi-strip.tsx'

export const reference: Reference = {
  components: ['KpiStrip'],
  status: 'stable',
  use: [
    'For the few figures of a page, at the top of a `flush` Card.',
    'With `onValueChange`, to choose which of them the chart below shows.',
  ],
  instead: {
    DataTable: 'for the same figures of many things.',
    ChangeValue: 'for one change inside text or a table.',
  },
  anatomy: {
    Label: 'The metric’s name, with the colour of its series.',
    Info: 'A small button that explains the source.',
    Value: 'Short; the exact value is its tooltip.',
    Change: 'Against the earlier period.',
    Footnote: 'What must be known: “Of 12 of 30 days”.',
  },
  content: [
    'Metrics have the network’s names.',
    '`null` is missing and shown as “–” or a word such as “Not shared”, never as 0.',
    'The strip’s label has the period: “Figures of 23 Oct – 21 Nov 2026”.',
  ],
  keyboard: {
    Tab: 'Moves to the chosen figure, then to the info buttons.',
    'Arrow keys':
      'Choose the next or previous figure, when figures can be chosen; else scroll the row on a phone.',
  },
  accessibility: [
    'With a choice it is a radio group, without one a list.',
    'On a phone it is a row that scrolls sideways. A list takes the focus while it scrolls; its next figure is cut.',
    'A figure’s name is its label and value, its description is the change.',
  ],
  recipes: ['kpiStrip'],
  pairs: [
    {
      good: {
        example: (
          <KpiStrip
            label="Figures of 23 Oct – 21 Nov 2026"
            items={[
              { key: 'reach', label: 'Reach', value: '412.8K', exact: '412,803' },
              { key: 'saves', label: 'Saves', value: null, missing: 'Not shared' },
            ]}
          />
        ),
        why: 'It uses Instagram’s names and says when a value is missing.',
      },
      bad: {
        example: (
          <KpiStrip
            label="Figures"
            items={[
              { key: 'reach', label: 'People who saw it', value: '412803' },
              { key: 'saves', label: 'Saves', value: '0' },
            ]}
          />
        ),
        why: 'The names aren’t Instagram’s, and 0 stands for a missing value.',
      },
    },
  ],
}
