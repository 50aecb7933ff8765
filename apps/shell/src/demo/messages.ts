import { defineMessages } from '@tandem/app-frame'

/** The texts of the menu of a demo. */
export const demoMessages = defineMessages('shell-demo', {
  filling: 'Importing sample data: {{part}} %',
  stopped: 'Some sample data couldn’t be imported.',
  cancel: 'Cancel',
  failed: 'Couldn’t do that. Try again.',
  empty: {
    action: 'Start empty',
    title: 'Start with an empty team?',
    text: 'This deletes everything in the demo team: stores, Instagram accounts, people, notes, filters and settings. You stay signed in as its owner, and can bring the sample back.',
  },
  full: {
    action: 'Bring the sample back',
    title: 'Bring the sample back?',
    text: 'This deletes what was added to the demo team or changed in it, then imports the sample again. You stay signed in as its owner.',
  },
})
