import { defineRecipe } from '@pandacss/dev'

const tone = (name: 'success' | 'warning' | 'danger' | 'info' | 'neutral') => ({
  background: `${name}.border`,
  color: `${name}.fg`,
})

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    fontWeight: 'semibold',
    letterSpacing: '[0]',
    userSelect: 'none',
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
    '& svg': { width: '5', height: '5' },
  },
  variants: {
    // The letters are part of the picture and as large as it allows: larger text settings would cut them off.
    size: {
      sm: { width: '6', height: '6', fontSize: '[10px]' },
      md: { width: '8', height: '8', fontSize: '[12px]' },
      lg: { width: '10', height: '10', fontSize: '[14px]' },
      xl: { width: '[80px]', height: '[80px]', fontSize: '[28px]' },
    },
    tone: {
      accent: { background: 'accent.subtle-hover', color: 'accent.fg' },
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
      neutral: tone('neutral'),
    },
    shape: {
      // A background under a picture would shine through at the edge.
      circle: { borderRadius: 'full', '&[data-picture]': { background: 'transparent' } },
      tile: {
        borderRadius: 'md',
        border: '1px solid',
        borderColor: 'border.default',
        background: 'bg.sunken',
        color: 'fg.default',
      },
    },
  },
  defaultVariants: { size: 'md', tone: 'accent', shape: 'circle' },
  staticCss: ['*'],
})
