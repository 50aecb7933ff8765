import { defineRecipe } from '@pandacss/dev'

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { color: 'fg.default', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      // Titles of cards and widgets, of sections and dialogs, of pages, and of the pages outside the app.
      sm: { textStyle: 'md', fontWeight: 'semibold' },
      md: { textStyle: 'lg' },
      lg: { textStyle: '2xl', mobileDown: { fontSize: '[1.25rem]' } },
      xl: { textStyle: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
