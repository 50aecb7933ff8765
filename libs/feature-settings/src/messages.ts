import { defineMessages } from '@tandem/workbench'

export const { text, useText, key } = defineMessages('settings', {
  navigation: { group: 'Settings', profile: 'Profile', appearance: 'Appearance' },
  pages: {
    settings: {
      profile: {
        title: 'Profile',
        email: { title: 'E-mail' },
        appearance: {
          title: 'Appearance',
          description: 'How Tandem looks for you. Your team is not affected.',
        },
        password: { title: 'Password' },
      },
    },
  },
})
