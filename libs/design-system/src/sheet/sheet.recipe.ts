import { defineSlotRecipe } from '@pandacss/dev'

export const sheetRecipe = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      background: 'overlay.scrim',
      zIndex: 'overlay',
      _open: { animationName: 'fade-in', animationDuration: 'slow', animationTimingFunction: 'enter' },
      _closed: { animationName: 'fade-out', animationDuration: 'base', animationTimingFunction: 'exit' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'sidebar.sheet',
      maxWidth: '[calc(100vw - 44px)]',
      height: 'full',
      background: 'bg.surface',
      borderRight: '1px solid',
      borderColor: 'border.default',
      _focusVisible: { outlineStyle: 'none' },
      _open: { animationName: 'slide-in', animationDuration: 'slow', animationTimingFunction: 'enter' },
      _closed: { animationName: 'slide-out', animationDuration: 'base', animationTimingFunction: 'exit' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '16',
      paddingBlock: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      borderBottom: '1px solid',
      borderColor: 'border.default',
    },
    title: { flex: '1', minWidth: '0', textStyle: 'md', fontWeight: 'semibold' },
    body: { flex: '1', minHeight: '0', overflowY: 'auto' },
  },
})
