import { defineMessages } from '@tandem/app-frame'

/** Texts of the team's page, and of the notices on every page. */
export const { useText: useTeamText, catalogue } = defineMessages('settings-team', {
  page: {
    loading: 'Loading the team',
    failed: 'The team could not be loaded',
    readOnly: 'Only admins can change these settings.',
    save: 'Save changes',
    team: 'Team',
  },
  name: { label: 'Team name', hint: 'Visible to your team and people you invite.' },
  timezone: { label: 'Time zone' },
  week: {
    label: 'Weeks start on',
    hint: 'Used for “This Week”, “Last Week” and calendars.',
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
    text: 'All daily reports will be recalculated, so activity around midnight may move to the day before or after. Currency amounts don’t change. This runs in the background; you can keep working.',
    confirm: 'Change time zone',
    cancel: 'Keep {{zone}}',
    close: 'Close',
  },
  rebuild: {
    label: 'Recalculating reports',
    title: 'Recalculating reports for {{zone}}.',
    text: 'Some numbers may still use the previous time zone.',
    progress: '{{done}} of {{total}} stores and accounts',
    started: 'Recalculating reports',
    startedText: 'Each store and account updates as soon as it’s ready.',
    done: 'Reports recalculated',
  },
  deletion: {
    title: 'This team will be deleted on {{date}}.',
    text: 'Until then, everything works as usual.',
    by: 'Requested by {{name}}.',
    keep: 'Keep the team',
    kept: 'Deletion cancelled',
    keptText: 'Your team won’t be deleted.',
  },
  unsaved: {
    title: 'Discard your changes?',
    text: 'You have unsaved changes.',
    keep: 'Keep editing',
    discard: 'Discard changes',
    close: 'Close',
  },
})
