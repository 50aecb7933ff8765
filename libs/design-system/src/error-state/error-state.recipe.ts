import { defineSlotRecipe } from '@pandacss/dev'

export const errorStateRecipe = defineSlotRecipe({
  className: 'error-state',
  slots: ['root', 'art', 'icon', 'code', 'title', 'text', 'actions'],
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
    icon: { display: 'flex', marginBottom: '2', color: 'danger.solid' },
    code: { textStyle: 'sm', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle' },
    title: { textWrap: 'balance' },
    text: { maxWidth: '[400px]', color: 'fg.muted', textWrap: 'balance', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
  },
  variants: {
    kind: {
      widget: {
        root: { padding: '[56px 24px]', mobileDown: { paddingBlock: '10', paddingInline: '4' } },
        title: { textStyle: 'md', fontWeight: 'semibold' },
        text: { textStyle: 'sm' },
      },
      page: {
        root: { minHeight: '[min(640px, 80dvh)]', paddingBlock: '6', paddingInline: '4' },
        title: { textStyle: '2xl', fontWeight: 'semibold', marginBlock: '1' },
      },
    },
  },
  defaultVariants: { kind: 'widget' },
  staticCss: ['*'],
})
