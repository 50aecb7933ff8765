import { defineRecipe } from '@pandacss/dev'

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flex: 'none',
    animationName: 'spin',
    animationDuration: '800ms',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    // With reduced motion, the text beside it says that something is loading.
    _motionReduce: { animation: 'none' },
  },
  variants: {
    size: {
      sm: { width: '3', height: '3' },
      md: { width: '4', height: '4' },
      lg: { width: '6', height: '6' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
