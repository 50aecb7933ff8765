import { defineMessages } from '@tandem/app-frame'

export const { text, useText, key } = defineMessages('settings', {
  navigation: {
    group: 'Settings',
    profile: 'Profile',
    email: 'E-mail',
    signIn: 'Sign-in',
    sessions: 'Sessions',
    appearance: 'Appearance',
    password: 'Password',
    team: 'Team',
    data: 'Your data',
    groups: { you: 'You', team: 'Team' },
  },
  pages: {
    settings: {
      profile: {
        title: 'Profile',
        description: 'How your team sees you.',
        email: { title: 'E-mail', description: 'The address that you sign in with and that we write to.' },
        'sign-in': { title: 'Sign-in', description: 'What you can sign in with.' },
        sessions: { title: 'Sessions', description: 'The devices that you are signed in on.' },
        appearance: {
          title: 'Appearance',
          description: 'How Tandem looks for you. Your team is not affected.',
        },
        password: { title: 'Password' },
      },
      team: {
        title: 'Team',
        description: 'What your team is called, and how it counts its days and weeks.',
        data: {
          title: 'Your data',
          description: 'Take along what your team has in Tandem, or delete it.',
        },
      },
    },
  },
  verified: 'Verified',
  theme: {
    label: 'Theme',
    hint: 'System follows the setting of your device.',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  font: {
    label: 'Font',
    hint: 'All of them have tabular figures and the lira sign.',
    sample: 'Dusk falls early now',
    onest: 'Onest',
    inter: 'Inter',
    manrope: 'Manrope',
    system: 'System',
  },
  language: {
    label: 'Language',
    hint: 'Numbers and dates keep the Turkish format, as in {{number}} and {{date}}.',
    english: 'English',
  },
  sidebar: { label: 'Sidebar open at start', hint: 'Or press [ at any time.' },
})
