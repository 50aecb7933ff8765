import { defineMessages } from '@tandem/app-frame'

/** What screen readers hear while a starred page is moved. */
export const dragMessages = defineMessages('shell-drag', {
  instructions: 'Press Space to pick up, use the arrow keys to move, Space to drop, Escape to cancel.',
  lifted: 'Picked up {{page}}, position {{position}} of {{total}}.',
  moved: '{{page}} moved to position {{position}} of {{total}}.',
  dropped: 'Dropped {{page}} at position {{position}} of {{total}}.',
  cancelled: 'Cancelled. {{page}} is back at position {{position}} of {{total}}.',
})
