import { defineRecipe } from '@pandacss/dev'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    flex: 'none',
    maxWidth: 'full',
    background: 'bg.skeleton',
    animation: 'pulse 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
    _highContrast: { border: '1px solid' },
  },
  variants: {
    shape: {
      box: { borderRadius: 'sm' },
      circle: { borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'box' },
  staticCss: ['*'],
})
