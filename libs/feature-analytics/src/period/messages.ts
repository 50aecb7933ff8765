import { defineMessages } from '@tandem/workbench'

/** The words of a period and what it is compared with. */
export const { useText: usePeriodText, text: periodText } = defineMessages('analytics-period', {
  days: 'Days',
  compare: 'Compare with',
  with: {
    previous_period: 'Previous period',
    previous_year: 'Previous year',
    none: 'No comparison',
  },
})
