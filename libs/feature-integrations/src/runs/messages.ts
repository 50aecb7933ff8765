import { defineMessages } from '@tandem/app-frame'

/** Texts that the syncs of stores and accounts share. */
export const { text, catalogue } = defineMessages('integrations-runs', {
  duration: {
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min {{seconds}} s',
    hours: '{{hours}} h {{minutes}} min',
  },
})
