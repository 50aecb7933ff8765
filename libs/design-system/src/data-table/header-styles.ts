import type { SystemStyleObject } from '@pandacss/dev'

/** The row's identity and its actions stay visible while the columns scroll. On paper nothing scrolls, so all columns have to fit. */
export const cellStyles = {
  // Names stay above a figure that slides under them.
  '&[data-pinned=select], &[data-pinned=primary]': {
    position: 'sticky',
    zIndex: '[1]',
    insetInlineStart: '0',
  },
  '[data-selectable] &[data-pinned=primary]': { insetInlineStart: '12' },
  '&[data-pinned=actions]': { position: 'sticky', insetInlineEnd: '0' },
  '&[data-pinned=value]': { position: 'sticky', insetInlineEnd: '[var(--actions, 0px)]' },
  '&[data-sized]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-pinned=select]': { width: '12', minWidth: '12', userSelect: 'none', '& > *': { display: 'flex' } },
  _print: {
    position: 'static',
    paddingInline: '1.5',
    fontSize: 'inherit',
    whiteSpace: 'normal',
    '&[data-pinned]': { position: 'static' },
    '&[data-sized]': { overflow: 'visible' },
    // The choice and the buttons of a row are of no use on paper.
    '&:is([data-pinned=select], [data-pinned=actions])': { display: 'none' },
    // Columns share the width of the paper, not of the screen.
    minWidth: '[0!]',
    // A text that is cut has a title with all of it, but paper shows no titles.
    '& [title]:not(time)': { whiteSpace: '[normal!]', overflowWrap: 'anywhere' },
  },
} satisfies SystemStyleObject

/** The header of a table: it stays visible, sorts, and changes the widths of columns. */
export const headerStyles = {
  headerCell: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    height: 'row-compact',
    paddingInline: '3',
    background: 'bg.sunken',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    _dark: { background: 'bg.raised' },
    _first: { paddingInlineStart: '5' },
    _last: { paddingInlineEnd: '4' },
    '&[aria-sort]': { color: 'fg.default' },
    '&[data-align=end]': { textAlign: 'end' },
    ...cellStyles,
    '&[data-pinned]': { zIndex: '[11]' },
    '&:is([data-pinned=select], [data-pinned=primary])': { zIndex: '[12]' },
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    borderRadius: 'xs',
    cursor: 'pointer',
    // The arrow of an unsorted column appears only on hover and focus.
    '& svg': { width: '3', height: '3', opacity: '0' },
    _hover: { color: 'fg.default', '& svg': { opacity: '1' } },
    _focusVisible: { '& svg': { opacity: '1' } },
    '[aria-sort] > & svg': { opacity: '1' },
    // In a column of numbers the arrow is on the inner side, so that header and numbers stay aligned.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
  },
  explained: { borderRadius: 'xs', cursor: 'help' },
  // The line appears over the edge; the area that reacts to the pointer is wider.
  separator: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '3',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '2',
      insetInlineEnd: '0',
      width: '0.5',
      borderRadius: 'xs',
      background: 'border.strong',
      opacity: '0',
      _highContrast: { background: '[CanvasText]' },
    },
    'th:hover > &::after': { opacity: '1' },
    '&:is(:hover, :active, :focus-visible)::after': {
      opacity: '1',
      background: 'accent.solid',
      insetBlock: '0',
    },
    _focusVisible: { outlineOffset: '[-2px]' },
    _print: { display: 'none' },
  },
} satisfies Record<string, SystemStyleObject>
