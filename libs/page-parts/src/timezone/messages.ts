import { defineMessages } from '@tandem/app-frame'

/** The words of choosing a time zone. */
export const { useText: useTimezoneText } = defineMessages('page-parts-timezone', {
  label: 'Time zone',
  hint: 'The days of your reports begin and end here.',
  placeholder: 'Choose',
  none: 'No time zone matches',
  failed: 'The time zones could not be loaded.',
  tryAgain: 'Try again',
})
