import { defineMessages } from '@tandem/app-frame'

export const { text, useText, key, catalogue } = defineMessages('settings', {
  navigation: {
    group: 'Settings',
    profile: 'Profile',
    email: 'Email',
    signIn: 'Sign-in',
    sessions: 'Sessions',
    appearance: 'Appearance',
    password: 'Password',
    team: 'Team',
    data: 'Team data',
  },
  /** Other words that find pages in the command palette. */
  alsoCalled: {
    profile: 'account, my name, picture, bio, time zone',
    email: 'address, mail',
    signIn: 'login, change password, security, Google, Apple',
    sessions: 'devices, browsers, where you’re signed in',
    appearance: 'dark, light, theme, font, language, numbers',
    team: 'team name, time zone, week',
    data: 'export, download, backup, delete team, GDPR',
  },
  pages: {
    settings: {
      profile: {
        title: 'Profile',
        description: 'How your team sees you.',
        email: { title: 'Email', description: 'The email you sign in with and where we contact you.' },
        'sign-in': { title: 'Sign-in', description: 'What you can sign in with.' },
        sessions: { title: 'Sessions', description: 'Devices you’re signed in on.' },
        appearance: {
          title: 'Appearance',
          description: 'Only affects how Tandem looks for you.',
        },
        password: { title: 'Password' },
      },
      team: {
        title: 'Team',
        description: 'Team name, time zone and start of the week.',
        data: {
          title: 'Team data',
          description: 'Export or delete your team’s data.',
        },
      },
    },
  },
  verified: 'Verified',
})
