import { css, cva } from '@tandem/design-system/css'

/** One row of the menu: a group, a page, or a planned page. */
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
    /** The number of buttons over its end, so that the name leaves room for them. */
    actions: { 1: { paddingInlineEnd: '8' }, 2: {} },
    /** Only an icon, in the collapsed menu. */
    icon: {
      true: {
        width: 'control-md',
        height: 'control-md',
        padding: '0',
        justifyContent: 'center',
        cursor: 'pointer',
        _before: { insetInlineStart: '[-7px]' },
      },
    },
    /** The group that contains the current page. */
    parent: { true: { color: 'fg.default', '& > svg': { color: 'fg.muted' } } },
    /** A planned page, without a target. */
    off: {
      true: {
        color: 'fg.subtle',
        cursor: 'default',
        _hover: { background: 'transparent', color: 'fg.subtle' },
      },
    },
    /** The current page; the bar is at the edge of the panel, on the first two levels. */
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
          insetInlineStart: '[-8px]',
          top: '2',
          bottom: '2',
          width: '[3px]',
          borderEndRadius: '[3px]',
          background: 'accent.solid',
        },
        'ul ul &': { _before: { insetInlineStart: '[-33px]' } },
        'ul ul ul &': { _before: { display: 'none' } },
        _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
      },
    },
  },
  compoundVariants: [
    { touch: true, actions: 1, css: { paddingInlineEnd: '12' } },
    { icon: true, current: true, css: { _before: { insetInlineStart: '[-7px]' } } },
  ],
})

/** Contains a row and the buttons over its end, which appear when the row is hovered or focused. */
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

/** The position of a row's buttons. */
export const rowAction = cva({
  base: {
    position: 'absolute',
    insetInlineEnd: '1',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
  },
  variants: {
    touch: { true: { insetInlineEnd: '0' } },
    /** Leaves the end of the row to the arrow of a group. */
    before: { chevron: { insetInlineEnd: '[26px]' }, chevronOfCategory: { insetInlineEnd: '8' } },
  },
})

export const rowName = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A name with its own direction still starts where the others do.
  _rtl: { textAlign: 'right' },
})

/** The label above a section of the menu. */
export const sectionLabel = css({
  textStyle: '2xs',
  fontWeight: 'medium',
  color: 'fg.subtle',
  padding: '2',
  paddingBottom: '1',
})

/** The line between existing and planned pages. */
export const sectionLine = css({
  height: '[1px]',
  margin: '2',
  border: 'none',
  background: 'border.subtle',
})
