import { defineRecipe } from '@pandacss/dev'

export const changeValueRecipe = defineRecipe({
  className: 'change-value',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { width: '3', height: '3', strokeWidth: '2.25' },
  },
  variants: {
    tone: {
      good: { color: 'success.fg' },
      bad: { color: 'danger.fg' },
      even: { color: 'fg.muted' },
    },
  },
})
