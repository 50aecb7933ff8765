import { defineRecipe } from '@pandacss/dev'
import { gaps } from './gaps.ts'

export const gridRecipe = defineRecipe({
  className: 'grid',
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      // Side by side on wide screens, below each other on narrow ones.
      2: { laptop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: {
        mobile: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        laptop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      4: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        laptop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    gap: gaps,
  },
  defaultVariants: { gap: '4' },
  staticCss: ['*'],
})
