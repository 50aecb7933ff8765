import { defineMessages } from '@tandem/app-frame'

/** Texts for a period and its comparison. */
export const {
  useText: usePeriodText,
  text: periodText,
  catalogue,
} = defineMessages('choices-period', {
  days: 'Days',
  compare: 'Compare with',
  against: 'Compared days',
  with: {
    previous_period: 'Previous period',
    previous_year: 'Previous year',
    custom: 'Custom period',
    none: 'No comparison',
  },
  knownSince: 'Known since {{day}}',
  noEarlier: 'No earlier figures to compare with, known since {{day}}',
  noEarlierShort: 'No earlier figures',
  compared: 'Compared with {{period}}',
  comparedAs: 'Compared with {{part}}: {{period}}',
  until: '{{period}}, until {{time}}',
  /** The names of the period before, for one that is over and for one that isn't. */
  before: {
    week: 'the same weekdays of the week before',
    month: 'the same days of the month before',
    months: 'the months before',
    year: 'the same days of the year before',
  },
  partOf: {
    day: 'the same part of the day before',
    week: 'the same part of the week before',
    month: 'the same part of the month before',
    months: 'the same part of the months before',
    year: 'the same part of the year before',
    days: 'the same part of the days before',
  },
  lengths: '{{compared}} (not equally long: {{before}} and {{shown}} days)',
  leapDay: '{{compared}} (one of both has a 29 February)',
  wholeDays: 'Changes compare only days that are over and that Instagram has reported in both periods.',
})
