import { css, cva } from '@tandem/design-system/css'

/** One line of a flyout. */
export const flyoutRow = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: 'control-md',
    paddingInline: '2',
    borderRadius: 'sm',
    color: 'fg.default',
    textStyle: 'sm',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { flex: 'none', color: 'fg.muted' },
    _hover: { background: 'bg.hover' },
    _focusVisible: { background: 'bg.hover', outlineOffset: '[-2px]' },
    '@media (pointer: coarse)': { minHeight: 'control-touch' },
  },
  variants: {
    open: { true: { background: 'bg.hover' } },
    parent: { true: { fontWeight: 'medium' } },
    /** Leaves room for the star at its end. */
    starrable: { true: { paddingInlineEnd: '8', '@media (pointer: coarse)': { paddingInlineEnd: '12' } } },
    /** The current page. */
    current: {
      true: {
        background: 'bg.selected',
        color: 'accent.fg',
        fontWeight: 'medium',
        '& svg': { color: 'accent.fg' },
        _hover: { background: 'bg.selected' },
        _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
      },
    },
    off: {
      true: {
        color: 'fg.subtle',
        cursor: 'default',
        '& svg': { color: 'fg.subtle' },
        _hover: { background: 'transparent' },
      },
    },
  },
})

export const group = css({ position: 'relative' })
