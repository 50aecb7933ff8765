import { defineSlotRecipe } from '@pandacss/dev'

export const paginationRecipe = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'list', 'page', 'gap', 'phone'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      // When it doesn't fit beside the range, it is at the end of a line of its own.
      mobileDown: { marginInlineStart: 'auto' },
      _print: { display: 'none' },
    },
    list: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      listStyle: 'none',
      mobileDown: { display: 'none' },
    },
    page: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 'control-sm',
      height: 'control-sm',
      paddingInline: '1.5',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: '[0.8125rem]',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '[-0.02em]',
      cursor: 'pointer',
      textDecoration: 'none',
      mobileDown: { minWidth: 'control-touch', height: 'control-touch' },
      _enabledHover: { background: 'bg.hover', color: 'fg.default' },
      '&[aria-current=page]': {
        background: 'accent.subtle',
        color: 'accent.fg',
        _highContrast: { outline: '2px solid' },
      },
      '&[aria-disabled=true]': { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    gap: { minWidth: 'control-sm', textAlign: 'center', color: 'fg.subtle' },
    phone: { display: 'none', paddingInline: '2', textAlign: 'center', mobileDown: { display: 'block' } },
  },
})
