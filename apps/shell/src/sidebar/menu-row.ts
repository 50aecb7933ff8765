import { css, cva } from '@tandem/design-system/css'

/** One row of the menu: a group, a page, or what will be one. */
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
    '& > svg': { flex: 'none', color: 'fg.subtle' },
    _hover: { background: 'bg.hover', color: 'fg.default' },
    'ul ul &': { height: '[30px]' },
  },
  variants: {
    touch: {
      true: { height: 'control-touch', fontSize: '[0.9375rem]', 'ul ul &': { height: 'control-touch' } },
    },
    /** How many buttons stand over its right end, so that the name keeps clear of them. */
    actions: { 1: { paddingRight: '8' }, 2: {} },
    /** An icon alone, in the collapsed menu. */
    icon: {
      true: {
        width: 'control-md',
        height: 'control-md',
        padding: '0',
        justifyContent: 'center',
        cursor: 'pointer',
        _before: { left: '[-7px]' },
      },
    },
    /** The group that the page on screen belongs to. */
    parent: { true: { color: 'fg.default', '& > svg': { color: 'fg.muted' } } },
    /** What leads nowhere yet. */
    off: {
      true: {
        color: 'fg.subtle',
        cursor: 'default',
        _hover: { background: 'transparent', color: 'fg.subtle' },
      },
    },
    /** The page on screen; the bar stands at the edge of the panel, on the first two levels. */
    current: {
      true: {
        background: 'bg.selected',
        color: 'accent.fg',
        fontWeight: 'medium',
        '& > svg': { color: 'accent.fg' },
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
        'ul ul &': { _before: { left: '[-33px]' } },
        'ul ul ul &': { _before: { display: 'none' } },
        _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
      },
    },
  },
  compoundVariants: [
    { touch: true, actions: 1, css: { paddingRight: '12' } },
    { icon: true, current: true, css: { _before: { left: '[-7px]' } } },
  ],
})

/** Holds a row and the buttons over its right end, which show when the row is pointed at or has the focus. */
export const rowBox = cva({
  base: {
    position: 'relative',
    '& [data-row-action]': { opacity: '[0]' },
    '&:is(:hover, :focus-within) [data-row-action], & [data-row-action]:is([aria-pressed=true], [aria-expanded=true])':
      { opacity: '[1]' },
    '@media (hover: none)': { '& [data-row-action]': { opacity: '[1]' } },
  },
  variants: { shown: { true: { '& [data-row-action]': { opacity: '[1]' } } } },
})

/** Where the buttons of a row stand. */
export const rowAction = cva({
  base: {
    position: 'absolute',
    right: '1',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
  },
  variants: { touch: { true: { right: '0' } } },
})

export const rowName = css({ flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })

/** The words above a section of the menu. */
export const sectionLabel = css({
  textStyle: '2xs',
  fontWeight: 'medium',
  color: 'fg.subtle',
  padding: '2',
  paddingBottom: '1',
})

/** The line between what is there and what is planned. */
export const sectionLine = css({
  height: '[1px]',
  margin: '2',
  border: 'none',
  background: 'border.subtle',
})
