import { defineMessages } from '@tandem/app-frame'

/** Texts for choosing a time zone. */
export const { useText: useTimezoneText, catalogue } = defineMessages('page-parts-timezone', {
  label: 'Time zone',
  hint: 'Reports use this time zone.',
  placeholder: 'Choose',
  none: 'No matching time zone',
  failed: 'The time zones could not be loaded.',
  tryAgain: 'Try again',
})
