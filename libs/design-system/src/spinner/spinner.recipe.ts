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
    // Whoever asked for less motion reads the word beside it instead.
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
