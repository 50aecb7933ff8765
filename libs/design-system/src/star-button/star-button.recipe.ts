import { defineRecipe } from '@pandacss/dev'

export const starButtonRecipe = defineRecipe({
  className: 'star-button',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'sm',
    color: 'fg.subtle',
    cursor: 'pointer',
    _print: { display: 'none' },
    '& svg': { width: '3.5', height: '3.5', strokeWidth: '1.75' },
    _enabledHover: { background: 'bg.active', color: 'fg.default' },
    _pressed: {
      color: 'star.solid',
      '& svg': { fill: '[currentColor]' },
      _enabledHover: { color: 'star.solid' },
      _highContrast: { color: '[Highlight]' },
    },
  },
  variants: {
    size: {
      sm: {
        width: '6',
        height: '6',
        mobileDown: { width: 'control-touch', height: 'control-touch' },
      },
      touch: { width: 'control-touch', height: 'control-touch', '& svg': { width: '4', height: '4' } },
    },
  },
  defaultVariants: { size: 'sm' },
  staticCss: ['*'],
})
