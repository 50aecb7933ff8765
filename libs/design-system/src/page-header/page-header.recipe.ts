import { defineSlotRecipe } from '@pandacss/dev'

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'row', 'headings', 'title', 'description', 'actions', 'filters'],
  base: {
    root: { paddingTop: '2', mobileDown: { paddingTop: '4' } },
    row: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '6',
      paddingBottom: '4',
      mobileDown: { flexDirection: 'column', alignItems: 'stretch', gap: '3', paddingBottom: '3' },
    },
    headings: { flex: '1', minWidth: '0' },
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
