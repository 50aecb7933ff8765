import { defineSlotRecipe } from '@pandacss/dev'

export const mediaThumbRecipe = defineSlotRecipe({
  className: 'media-thumb',
  slots: ['root', 'picture'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      overflow: 'hidden',
      background: 'bg.sunken',
      color: 'fg.subtle',
      '& > svg': { width: '6', height: '6' },
    },
    picture: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
    },
  },
  variants: {
    rounded: {
      none: {},
      md: { root: { borderRadius: 'md' } },
      lg: { root: { borderRadius: 'lg' } },
    },
  },
  defaultVariants: { rounded: 'none' },
  // Features pass `rounded` on through components of their own, where Panda can't see the values: all are generated.
  staticCss: ['*'],
})
