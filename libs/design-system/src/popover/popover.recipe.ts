import { defineSlotRecipe } from '@pandacss/dev'
import { floatingSurface } from '../menu/menu.recipe.ts'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'flyout' },
    content: {
      ...floatingSurface,
      padding: '0',
      maxWidth: '[calc(100vw - 16px)]',
      maxHeight: '[min(36rem, var(--available-height, 36rem))]',
    },
  },
})
