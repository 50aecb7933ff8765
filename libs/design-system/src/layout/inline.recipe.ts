import { defineRecipe } from '@pandacss/dev'
import { gaps } from './gaps.ts'

export const inlineRecipe = defineRecipe({
  className: 'inline',
  base: { display: 'flex', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    /** Every child gets the same share of the width. */
    equal: { true: { '& > *': { flex: '1', minWidth: '0' } } },
  },
  defaultVariants: { gap: '2', align: 'center', justify: 'start' },
  staticCss: ['*'],
})
