import { defineSlotRecipe } from '@pandacss/dev'

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'art', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      textAlign: 'center',
    },
    art: { maxWidth: 'full', marginBottom: '4' },
    icon: { display: 'flex', marginBottom: '2', color: 'fg.muted' },
    title: { textWrap: 'balance' },
    text: { maxWidth: '[400px]', color: 'fg.muted', textWrap: 'balance', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
  },
  variants: {
    kind: {
      nothingYet: {
        root: { padding: '[112px 24px 128px]', mobileDown: { paddingBlock: '12', paddingInline: '4' } },
        title: { textStyle: 'lg', fontWeight: 'semibold' },
      },
      nothingFound: {
        root: { padding: '[56px 24px]', mobileDown: { paddingBlock: '10', paddingInline: '4' } },
        title: { textStyle: 'md', fontWeight: 'semibold' },
        text: { textStyle: 'sm' },
      },
    },
  },
  defaultVariants: { kind: 'nothingYet' },
  staticCss: ['*'],
})
