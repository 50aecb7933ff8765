import { defineSlotRecipe } from '@pandacss/dev'

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      // Ark gives it to the box that places the text.
      zIndex: 'tooltip',
      maxWidth: '[min(280px, calc(100vw - 16px))]',
      paddingBlock: '1.5',
      paddingInline: '2.5',
      background: 'bg.inverse',
      color: 'fg.inverse',
      borderRadius: 'sm',
      boxShadow: 'popover',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
    },
  },
})
