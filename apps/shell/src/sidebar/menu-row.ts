import { cva } from '@tandem/design-system/css'

/** One row of the menu: a group or a page. */
export const menuRow = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    height: 'control-md',
    paddingInline: '2',
    borderRadius: 'sm',
    color: 'fg.muted',
    textStyle: 'md',
    whiteSpace: 'nowrap',
    '& svg': { color: 'fg.subtle' },
    _hover: { background: 'bg.hover', color: 'fg.default' },
    'ul ul &': { height: '[30px]' },
  },
  variants: {
    touch: {
      true: { height: 'control-touch', fontSize: '[0.9375rem]', 'ul ul &': { height: 'control-touch' } },
    },
    /** The group that the page on screen belongs to. */
    parent: { true: { color: 'fg.default', '& svg': { color: 'fg.muted' } } },
    /** The page on screen; the bar stands at the edge of the panel, on both levels. */
    current: {
      true: {
        background: 'bg.selected',
        color: 'accent.fg',
        fontWeight: 'medium',
        '& svg': { color: 'accent.fg' },
        _hover: { background: 'bg.selected', color: 'accent.fg' },
        _before: {
          content: '""',
          position: 'absolute',
          left: '[-8px]',
          top: '2',
          bottom: '2',
          width: '[3px]',
          borderRadius: '[0 3px 3px 0]',
          background: 'accent.solid',
        },
        'ul ul &': { _before: { left: '[-18px]' } },
        _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
      },
    },
  },
})
