import { tokenValues } from '@tandem/design-system/token-values'
import { create } from 'storybook/theming/create'

export type Theme = 'light' | 'dark'

/** The logo and the name. Storybook inserts it as markup, so that it has the colours of the chosen theme. */
const brand = (theme: Theme) => {
  const stroke = (name: 'colors.chart.cat-1' | 'colors.chart.cat-2') => tokenValues[name][theme]
  return [
    '<span style="display:inline-flex;align-items:center;gap:8px;font-weight:600;font-size:16px">',
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">',
    '<g stroke-width="3.75" stroke-linecap="round">',
    `<path stroke="${stroke('colors.chart.cat-1')}" d="M2 6.5h3.25a4.25 4.25 0 0 1 4.25 4.25v9.75"/>`,
    `<path stroke="${stroke('colors.chart.cat-2')}" d="M22 6.5h-3.25a4.25 4.25 0 0 0-4.25 4.25v4.75"/>`,
    '</g></svg>Tandem design</span>',
  ].join('')
}

const colour = (name: keyof typeof tokenValues, theme: Theme) => tokenValues[name][theme] as string

/** The theme of Storybook's own frame and its documentation pages, with our colours and our font. */
export const storybookTheme = (theme: Theme) =>
  create({
    base: theme,
    brandTitle: brand(theme),
    brandUrl: './',
    brandTarget: '_self',
    brandImage: undefined,
    fontBase: tokenValues['fonts.body'].light,
    fontCode: tokenValues['fonts.mono'].light,
    colorPrimary: colour('colors.accent.solid', theme),
    colorSecondary: colour('colors.accent.solid', theme),
    appBg: colour('colors.bg.canvas', theme),
    appContentBg: colour('colors.bg.surface', theme),
    appPreviewBg: colour('colors.bg.canvas', theme),
    appBorderColor: colour('colors.border.default', theme),
    appBorderRadius: 8,
    textColor: colour('colors.fg.default', theme),
    textMutedColor: colour('colors.fg.muted', theme),
    textInverseColor: colour('colors.fg.inverse', theme),
    barBg: colour('colors.bg.surface', theme),
    barTextColor: colour('colors.fg.muted', theme),
    barHoverColor: colour('colors.accent.fg', theme),
    barSelectedColor: colour('colors.accent.fg', theme),
    buttonBg: colour('colors.bg.surface', theme),
    buttonBorder: colour('colors.border.default', theme),
    booleanBg: colour('colors.bg.sunken', theme),
    booleanSelectedBg: colour('colors.bg.raised', theme),
    inputBg: colour('colors.bg.surface', theme),
    inputBorder: colour('colors.border.control', theme),
    inputTextColor: colour('colors.fg.default', theme),
    inputBorderRadius: 6,
  })
