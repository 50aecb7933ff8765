import { defineRecipe } from '@pandacss/dev'

const tone = (name: 'success' | 'warning' | 'danger' | 'info' | 'neutral') => ({
  background: `${name}.subtle`,
  borderColor: `${name}.border`,
  color: `${name}.fg`,
})

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  flex: 'none',
  border: '1px solid',
  whiteSpace: 'nowrap',
} as const

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    ...frame,
    height: '[22px]',
    paddingInline: '2',
    borderRadius: 'sm',
    textStyle: 'xs',
    fontWeight: 'medium',
    // A plugin's status can be longer than a phone's screen is wide.
    mobileDown: { maxWidth: 'full', height: '[auto]', minHeight: '[22px]', whiteSpace: 'normal' },
    '& svg': { width: '3', height: '3', strokeWidth: '2.25' },
  },
  variants: {
    tone: {
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
      neutral: tone('neutral'),
      accent: { background: 'accent.subtle', borderColor: 'transparent', color: 'accent.fg' },
    },
  },
  staticCss: ['*'],
})

/** A word or a number beside a name; its own recipe, because most pages with one have no badge. */
export const markRecipe = defineRecipe({
  className: 'mark',
  base: { ...frame, textStyle: '2xs' },
  variants: {
    shape: {
      tag: {
        paddingInline: '1',
        borderRadius: 'xs',
        borderColor: 'border.default',
        color: 'fg.subtle',
      },
      count: {
        paddingInline: '1.5',
        borderRadius: 'full',
        borderColor: 'transparent',
        background: 'neutral.subtle',
        color: 'neutral.fg',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '[-0.02em]',
      },
    },
  },
  staticCss: ['*'],
})
