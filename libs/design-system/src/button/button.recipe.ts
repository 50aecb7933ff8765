import { defineRecipe } from '@pandacss/dev'

// Repeated in every variant, because a variant's styles win over the base, however specific the base is.
const off = {
  _unavailable: {
    background: 'bg.disabled',
    borderColor: 'transparent',
    color: 'fg.disabled',
    cursor: 'not-allowed',
    '& svg': { color: 'fg.disabled' },
  },
} as const

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    // A label that doesn't fit is cut at its end, not at its beginning.
    justifyContent: '[safe center]',
    gap: '1.5',
    flex: 'none',
    border: '1px solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    // Nobody can press it on paper.
    _print: { display: 'none' },
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'standard',
    '& [data-part=content]': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& svg': { width: '4', height: '4' },
    // The spinner of a button without an icon takes no width: it hangs before the label, and both move by
    // half of it.
    '& [data-shifted]': { position: 'relative', insetInlineStart: '2', gap: '1' },
    '& [data-shifted] svg': { width: '3', height: '3', marginInlineStart: '-4' },
    _loading: { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        ...off,
        background: 'accent.solid',
        color: 'accent.on',
        _enabledHover: { background: 'accent.solid-hover' },
        _highContrast: { borderColor: '[ButtonText]' },
      },
      secondary: {
        ...off,
        background: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg.default',
        '& svg': { color: 'fg.muted' },
        _enabledHover: { background: 'bg.hover' },
        _enabledActive: { background: 'bg.active' },
        _pressed: {
          background: 'accent.subtle',
          borderColor: 'accent.border',
          color: 'accent.fg',
          '& svg': { color: 'accent.fg' },
          _highContrast: { outline: '2px solid' },
        },
      },
      ghost: {
        ...off,
        background: 'transparent',
        color: 'fg.muted',
        _enabledHover: { background: 'bg.hover', color: 'fg.default' },
        _enabledActive: { background: 'bg.active' },
      },
      danger: {
        ...off,
        background: 'danger.solid',
        color: 'danger.on',
        _enabledHover: { background: 'danger.solid-hover' },
        _highContrast: { borderColor: '[ButtonText]' },
      },
    },
    size: {
      sm: { height: 'control-sm', paddingInline: '2.5', borderRadius: 'sm', fontSize: '[0.8125rem]' },
      md: {
        height: 'control-md',
        paddingInline: '3',
        fontSize: '[0.8125rem]',
        mobileDown: { height: 'control-touch', fontSize: '[0.875rem]' },
      },
      form: {
        height: 'control-form',
        paddingInline: '3.5',
        fontSize: '[0.875rem]',
        mobileDown: { height: 'control-touch' },
      },
      lg: {
        height: 'control-lg',
        paddingInline: '4',
        fontSize: '[0.875rem]',
        mobileDown: { height: 'control-touch' },
      },
      // Inside the edge of a field: as high as touch needs, but not higher than the field.
      inset: { height: 'control-sm', paddingInline: '1.5', borderRadius: 'sm', marginInlineEnd: '-1.5' },
      touch: { height: 'control-touch', paddingInline: '4', fontSize: '[0.875rem]' },
    },
    square: { true: { aspectRatio: '1', paddingInline: '0!' } },
    fullWidth: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
  staticCss: ['*'],
})
