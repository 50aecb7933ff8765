/**
 * The design system's colours for mails, by the names of its semantic tokens. Mail programs don't support custom
 * properties, so the values are copied here, and only here; a test compares them with the tokens.
 */
export const mailColours = {
  'bg.canvas': { light: '#f6f6f4', dark: '#101313' },
  'bg.surface': { light: '#ffffff', dark: '#161919' },
  'fg.default': { light: '#1b1f1f', dark: '#efefec' },
  'fg.muted': { light: '#5c605d', dark: '#a2a49f' },
  'fg.link': { light: '#00737c', dark: '#4fc4cb' },
  'border.default': { light: '#dcdcd7', dark: '#2e3231' },
  'accent.solid': { light: '#00737c', dark: '#3fb3ba' },
  'accent.on': { light: '#ffffff', dark: '#0c2629' },
  'chart.cat-1': { light: '#00737c', dark: '#4fc4cb' },
  'chart.cat-2': { light: '#cf7a00', dark: '#f2ab45' },
} as const

/** A semantic token that mails may use. */
export type MailColour = keyof typeof mailColours
