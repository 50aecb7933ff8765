import { defineMessages } from '@tandem/workbench'

export const { text, useText, key } = defineMessages('settings', {
  navigation: {
    group: 'Settings',
    profile: 'Profile',
    email: 'E-mail',
    appearance: 'Appearance',
    password: 'Password',
  },
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
