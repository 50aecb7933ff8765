import { defineRecipe } from '@pandacss/dev'
import { gaps } from './gaps.ts'

export const stackRecipe = defineRecipe({
  className: 'stack',
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: '4', align: 'stretch' },
  staticCss: ['*'],
})
