import { defineMessages } from '@tandem/app-frame'

/** The words of the page about the team, and of what stands over every page while something happens to it. */
export const { useText: useTeamText } = defineMessages('settings-team', {
  page: {
    loading: 'Loading the team',
    failed: 'The team could not be loaded',
    readOnly: 'Only admins change these settings. Ask one of them.',
    save: 'Save changes',
    team: 'Team',
    unchanged: 'Nothing has changed yet.',
  },
  name: { label: 'Team name', hint: 'Everybody in the team sees it, and so do the people you invite.' },
  timezone: { label: 'Time zone' },
  week: {
    label: 'Weeks start on',
    hint: '“This Week” and “Last Week” begin on this day, and so do calendars.',
    day0: 'Sunday',
    day1: 'Monday',
    day6: 'Saturday',
  },
  facts: {
    title: 'About the team',
    created: 'Created',
    people: 'People',
    count_one: '{{number}} person',
    count_other: '{{number}} people',
    seePeople: 'See people',
  },
  change: {
    title: 'Change the time zone to {{zone}}?',
    text: 'The days of every report are counted anew: what happened around midnight may move to the day before or after. Amounts are not converted. It runs in the background, and Tandem can be used meanwhile.',
    confirm: 'Change time zone',
    cancel: 'Keep {{zone}}',
    close: 'Close',
  },
  rebuild: {
    label: 'Counting days anew',
    title: 'Days are being counted anew for {{zone}}.',
    text: 'Figures of the days so far may still be those of the time zone before.',
    progress: '{{done}} of {{total}} stores and accounts',
    started: 'Days are being counted anew',
    startedText: 'Figures follow as soon as their store or account is ready.',
    done: 'Days have been counted anew',
  },
  deletion: {
    title: 'This team will be deleted on {{date}}.',
    text: 'Until then everything goes on as before.',
    by: 'Asked for by {{name}}.',
    keep: 'Keep the team',
    kept: 'The team stays',
    keptText: 'It will not be deleted.',
  },
  unsaved: {
    title: 'Discard your changes?',
    text: 'What you changed about the team is not saved yet.',
    keep: 'Keep editing',
    discard: 'Discard changes',
    close: 'Close',
  },
})
