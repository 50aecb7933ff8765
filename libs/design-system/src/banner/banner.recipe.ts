import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: 'success' | 'warning' | 'danger' | 'info' | 'neutral') => ({
  root: { background: `${name}.subtle`, borderColor: `${name}.border` },
  title: { color: `${name}.fg` },
  icon: { color: `${name}.fg` },
})

export const bannerRecipe = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'content', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      gap: '2',
      padding: '3',
      border: '1px solid',
      borderRadius: 'md',
      textStyle: 'sm',
      color: 'fg.default',
    },
    icon: { flex: 'none', paddingBlock: '0.5', '& svg': { width: '4', height: '4' } },
    content: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { fontWeight: 'semibold' },
    // Each action brings its own margin, so that nothing is left when no action is shown.
    actions: { display: 'flex', flexWrap: 'wrap', columnGap: '2', '& > *': { marginBlockStart: '2' } },
  },
  variants: {
    tone: {
      danger: tone('danger'),
      warning: tone('warning'),
      info: tone('info'),
      success: tone('success'),
      neutral: tone('neutral'),
    },
  },
  defaultVariants: { tone: 'danger' },
  staticCss: ['*'],
})
