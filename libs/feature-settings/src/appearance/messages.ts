import { defineMessages } from '@tandem/app-frame'

/** Texts of the page of how Tandem looks for a person. */
export const { useText: useAppearanceText, catalogue } = defineMessages('settings-appearance', {
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
    hint: 'Reports, filters, exports and emails use the team’s time zone.',
    team: 'Team’s time zone',
    own: 'My time zone',
    now: '{{zone}}, now {{time}}',
    unknown: 'Not set yet',
    profile: 'Change your time zone in your profile',
  },
  sidebar: { label: 'Expand sidebar by default', hint: 'Press [ to toggle it.' },
})
