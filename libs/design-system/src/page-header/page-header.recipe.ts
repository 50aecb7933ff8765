import { defineSlotRecipe } from '@pandacss/dev'

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'row', 'headings', 'title', 'description', 'actions', 'filters'],
  base: {
    root: { paddingTop: '2', mobileDown: { paddingTop: '4' } },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '6',
      rowGap: '3',
      paddingBottom: '4',
      mobileDown: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', paddingBottom: '3' },
    },
    // When title and actions don't fit side by side, the actions go below.
    headings: { flex: '[1 1 16rem]', minWidth: '0', mobileDown: { flex: 'none' } },
    title: { textStyle: '2xl', overflowWrap: 'anywhere', mobileDown: { fontSize: '[1.25rem]' } },
    description: { marginTop: '0.5', color: 'fg.muted' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      justifyContent: 'flex-end',
      mobileDown: { justifyContent: 'flex-start' },
    },
    filters: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginBottom: '4',
      mobileDown: { marginBottom: '3', '& > :first-child': { flex: '1' } },
    },
  },
})
