import { defineRecipe } from '@pandacss/dev'

export const textRecipe = defineRecipe({
  className: 'text',
  variants: {
    size: {
      '2xs': { textStyle: '2xs' },
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
    },
    tone: {
      default: { color: 'fg.default' },
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.fg' },
      success: { color: 'success.fg' },
      warning: { color: 'warning.fg' },
      danger: { color: 'danger.fg' },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: 'regular' },
      medium: { fontWeight: 'medium' },
      semibold: { fontWeight: 'semibold' },
    },
    /** Digits of equal width, for columns and changing numbers. */
    numeric: { true: { fontVariantNumeric: 'tabular-nums', letterSpacing: '[-0.02em]' } },
    /** One line that ends in an ellipsis; `2` is two lines. */
    lines: {
      1: { truncate: true, minWidth: '0' },
      2: { lineClamp: 2 },
    },
  },
  staticCss: ['*'],
})
