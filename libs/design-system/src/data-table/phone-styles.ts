import type { SystemStyleObject } from '@pandacss/dev'

/** Needed because forced colours hide backgrounds. */
export const chosenRing = {
  _highContrast: { outline: '2px solid', outlineColor: '[Highlight]', outlineOffset: '[-2px]' },
} satisfies SystemStyleObject

type PhonePart = 'phoneSort' | 'list' | 'entry' | 'entryChoice' | 'entryStart' | 'entryEnd' | 'entryBadges'

/** The table's styles on phones: each row as a list entry. */
export const phoneStyles = {
  phoneSort: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'control-touch',
    paddingBlock: '1.5',
    paddingInline: '4',
    background: 'bg.sunken',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'medium',
    _dark: { background: 'bg.raised' },
    '&[data-selectable]': { paddingInlineStart: '12' },
    // The box for all rows stands in the middle of a head that is higher than it.
    '&[data-selectable] > :first-child': { insetBlock: '0', height: 'auto' },
    '& label': { flexShrink: '0' },
  },
  list: {
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  entry: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingBlock: '3.5',
    paddingInline: '4',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    fontSize: '[0.875rem]',
    lineHeight: '[1.25rem]',
    _last: { borderBottom: 'none' },
    // The height of most entries, until a later frame draws it.
    _empty: { height: '[101px]' },
    '&[data-selectable]': { paddingInlineStart: '12' },
    '&[data-selected]': { background: 'bg.selected', ...chosenRing },
    '&[data-linked]': { cursor: 'pointer' },
    // Large enough for touch: they extend into the entry's padding.
    '& [data-place=actions]': {
      display: 'flex',
      justifyContent: 'flex-end',
      marginInlineStart: 'auto',
      marginInlineEnd: '-3.5',
      marginBlock: '-2.5',
      // A small button's own height would win otherwise.
      '& button': { minWidth: 'control-touch', height: 'control-touch!' },
    },
  },
  // Large enough for touch; the box inside stays 16 px.
  entryChoice: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0.5',
    display: 'grid',
    placeItems: 'center',
    width: 'control-touch',
    height: 'control-touch',
    '& input::before': { inset: '[-14px]' },
  },
  // Large text leaves no space for both sides: the second goes below the first.
  entryStart: {
    flex: '[1 1 7rem]',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > :first-child': { fontWeight: 'medium' },
    '& > :not(:first-child)': { fontSize: '[0.8125rem]', color: 'fg.muted' },
  },
  entryEnd: {
    flex: 'none',
    marginInlineStart: 'auto',
    textAlign: 'end',
    '& > [data-place=value]': { fontWeight: 'medium' },
    '& > [data-place=detail]': { fontSize: '[0.8125rem]', color: 'fg.muted' },
  },
  // The actions stand in the last line of the badges, never below them.
  entryBadges: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    width: 'full',
    minHeight: '6',
    marginTop: '2',
    '& > :first-child': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      flex: '1',
      minWidth: '0',
    },
  },
} satisfies Record<PhonePart, SystemStyleObject>
