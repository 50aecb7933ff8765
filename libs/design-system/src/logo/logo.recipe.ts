import { defineSlotRecipe } from '@pandacss/dev'

export const logoRecipe = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'mark', 'social', 'store'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    mark: { display: 'block', flex: 'none' },
    social: { stroke: 'chart.cat-1' },
    store: { stroke: 'chart.cat-2' },
  },
  variants: {
    size: {
      sm: { root: { gap: '1', fontSize: '[0.8125rem]' }, mark: { width: '4', height: '4' } },
      md: { root: { gap: '2', fontSize: '[1.125rem]' }, mark: { width: '6', height: '6' } },
      lg: { root: { gap: '3', fontSize: '[1.25rem]' }, mark: { width: '8', height: '8' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
