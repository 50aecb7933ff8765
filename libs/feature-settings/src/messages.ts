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
  theme: {
    label: 'Theme',
    hint: 'System matches your device settings.',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  font: {
    label: 'Font',
    hint: 'All fonts support aligned numbers and the ₺ sign.',
    sample: 'Revenue this week',
    onest: 'Onest',
    inter: 'Inter',
    manrope: 'Manrope',
    system: 'System',
  },
  language: {
    label: 'Language',
    hint: 'Texts and dates are in this language, as in {{date}}.',
  },
  numbers: { label: 'Numbers', hint: 'Applies to figures, tables and charts. Exported files stay the same.' },
  times: {
    label: 'Times',
    hint: 'Days of reports, filters, files and mails stay in the team’s time zone.',
    team: 'Team’s time zone',
    own: 'My time zone',
    now: '{{zone}}, now {{time}}',
    unknown: 'Not set yet',
    profile: 'Change your time zone in your profile',
  },
  sidebar: { label: 'Expand sidebar by default', hint: 'Press [ to toggle it.' },
})
