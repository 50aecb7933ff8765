import { defineSlotRecipe } from '@pandacss/dev'
import { scrollingRow } from '../layout/scrolling-row.ts'

export const bulkBarRecipe = defineSlotRecipe({
  className: 'bulk-bar',
  slots: ['root', 'bar', 'figures', 'count', 'actions', 'action'],
  base: {
    // Keeps the space of a bar while there is none, so that hardly anything moves when it appears and it covers nothing
    // at the end of the page. Sticks to the window's lower edge, as wide as the content beside the sidebar.
    root: {
      position: 'sticky',
      insetBlockEnd: '[max(20px, env(safe-area-inset-bottom))]',
      zIndex: 'flyout',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-end',
      minHeight: '16',
      // Only the bar itself takes clicks.
      pointerEvents: 'none',
      _print: { display: 'none' },
      mobileDown: { insetBlockEnd: '[max(16px, env(safe-area-inset-bottom))]' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      maxWidth: 'full',
      pointerEvents: 'auto',
      '[data-figures] > &': { flexWrap: 'wrap', '& > :last-child': { marginInlineStart: 'auto' } },
      paddingBlock: '1.5',
      paddingInlineStart: '4',
      paddingInlineEnd: '1.5',
      background: 'bg.inverse',
      color: 'fg.inverse',
      border: '1px solid',
      borderColor: 'transparent',
      borderRadius: 'lg',
      boxShadow: 'popover',
      fontSize: '[0.8125rem]',
      fontWeight: 'medium',
      animationName: 'rise-in',
      animationDuration: 'base',
      animationTimingFunction: 'enter',
      mobileDown: { width: 'full', flexWrap: 'wrap', rowGap: '0' },
    },
    // A row of its own over the actions, which scrolls where the figures are wider.
    figures: {
      width: 'full',
      marginInlineStart: '-4',
      marginInlineEnd: '-1.5',
      boxSizing: 'content-box',
      paddingInline: '4',
      paddingBlock: '1',
      borderBottom: '1px solid',
      borderColor: '[color-mix(in srgb, currentColor 25%, transparent)]',
      '& dl': { display: 'flex', columnGap: '5', width: 'max-content' },
      '& > [role=group]': scrollingRow,
      '& dl > div': { display: 'flex', alignItems: 'baseline', gap: '1.5', whiteSpace: 'nowrap' },
      '& dt': { opacity: '0.8' },
      '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' },
      '& b': { fontWeight: 'semibold' },
    },
    count: {
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      mobileDown: { flex: '1', whiteSpace: 'normal' },
    },
    actions: {
      display: 'flex',
      gap: '1',
      marginInline: '2',
      paddingInline: '2',
      borderInline: '1px solid',
      borderColor: '[color-mix(in srgb, currentColor 25%, transparent)]',
      // The cross is at the far end there.
      '[data-figures] &': { borderInlineEnd: 'none' },
      // The cross stays in sight however many actions there are.
      ...scrollingRow,
      // Spans the full width below count and buttons.
      mobileDown: {
        order: '1',
        width: 'full',
        marginInline: '0',
        marginInlineStart: '-2.5',
        paddingInline: '0',
        borderInline: 'none',
      },
    },
    action: {
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      gap: '1.5',
      minWidth: 'control-md',
      height: 'control-md',
      paddingInline: '2',
      borderRadius: 'md',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& svg': { width: '4', height: '4' },
      _hover: { background: '[color-mix(in srgb, currentColor 15%, transparent)]' },
      // The accent of the usual focus ring has too little contrast on the inverse background.
      _focusVisible: { outlineColor: '[currentColor]', outlineOffset: '[-2px]' },
      _unavailable: { opacity: '0.6', cursor: 'not-allowed' },
      mobileDown: { height: 'control-touch', minWidth: 'control-touch', justifyContent: 'center' },
    },
  },
})
