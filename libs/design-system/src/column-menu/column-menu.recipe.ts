import { defineSlotRecipe } from '@pandacss/dev'

export const columnMenuRecipe = defineSlotRecipe({
  className: 'column-menu',
  slots: ['root', 'heading', 'list', 'row', 'moves', 'move', 'grip', 'section', 'densities'],
  base: {
    // On a phone, the sheet's title has the same words.
    root: {
      padding: '1',
      minWidth: '[14rem]',
      mobileDown: { padding: '0', '& > :first-child': { display: 'none' } },
    },
    heading: { paddingBlock: '1.5', paddingInline: '2', textStyle: 'xs', color: 'fg.muted' },
    list: { listStyle: 'none' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control-md',
      paddingInline: '2',
      borderRadius: 'sm',
      '& > label': { flex: '1', minWidth: '0', paddingBlock: '1.5' },
      '&:is(:hover, [data-dragged])': { background: 'bg.hover' },
      mobileDown: { minHeight: 'control-touch' },
    },
    // Hidden until the pointer is on the row. Always visible on touch screens, which have no hover.
    moves: {
      display: 'flex',
      '@media (hover: hover)': { 'li:not(:hover, :focus-within) > &': { opacity: '0' } },
    },
    move: {
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'xs',
      color: 'fg.muted',
      cursor: 'pointer',
      '& svg': { width: '3.5', height: '3.5' },
      _hover: { background: 'bg.active', color: 'fg.default' },
      _focusVisible: { outlineOffset: '[-2px]' },
      _unavailable: { color: 'fg.disabled', cursor: 'not-allowed' },
      mobileDown: { width: '10', height: '10' },
    },
    grip: {
      display: 'flex',
      color: 'fg.muted',
      cursor: 'grab',
      touchAction: 'none',
      '& svg': { width: '3.5', height: '3.5' },
      mobileDown: { padding: '2.5' },
    },
    section: {
      display: 'grid',
      marginTop: '1',
      paddingTop: '1',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
      '& > button': { justifyContent: 'start' },
    },
    densities: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '1',
      paddingInline: '2',
      paddingBottom: '1',
    },
  },
})
