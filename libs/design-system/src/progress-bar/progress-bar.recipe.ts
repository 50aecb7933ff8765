import { defineRecipe } from '@pandacss/dev'

const fill = (background: 'accent.solid' | 'success.solid' | 'danger.solid' | 'fg.subtle') => ({
  '&::-webkit-progress-value': { background },
  '&::-moz-progress-bar': { background },
})

export const progressBarRecipe = defineRecipe({
  className: 'progress-bar',
  base: {
    display: 'block',
    appearance: 'none',
    width: 'full',
    minWidth: '0',
    height: '1',
    border: 'none',
    borderRadius: 'full',
    background: 'bg.active',
    overflow: 'hidden',
    _highContrast: { border: '1px solid', forcedColorAdjust: 'none' },
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { borderRadius: 'full' },
    '&::-moz-progress-bar': { borderRadius: 'full' },
    // The end is unknown: the whole track pulses.
    '&:indeterminate': { animation: 'pulse 1.6s ease-in-out infinite', _motionReduce: { animation: 'none' } },
    '&:indeterminate::-moz-progress-bar': { width: '0' },
  },
  variants: {
    tone: {
      accent: { ...fill('accent.solid'), '&:indeterminate': { background: 'accent.border' } },
      success: fill('success.solid'),
      danger: fill('danger.solid'),
      neutral: fill('fg.subtle'),
    },
  },
  defaultVariants: { tone: 'accent' },
  staticCss: ['*'],
})
