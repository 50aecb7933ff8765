import { defineSlotRecipe } from '@pandacss/dev'

export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'input', 'label', 'hint', 'reason'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '4',
      cursor: 'pointer',
      '&:has(input:disabled), &:has(input[aria-disabled=true])': {
        color: 'fg.disabled',
        cursor: 'not-allowed',
      },
    },
    label: { textStyle: 'md', fontWeight: 'semibold' },
    hint: { gridRow: '2', textStyle: 'sm', color: 'fg.muted' },
    // Elsewhere a tooltip shows it, which a finger can't open.
    reason: {
      gridRow: '2',
      textStyle: 'sm',
      color: 'fg.muted',
      mobile: { '@media (hover: hover)': { srOnly: true } },
    },
    input: {
      appearance: 'none',
      position: 'relative',
      gridColumn: '2',
      gridRow: '1 / span 2',
      width: '[28px]',
      height: '4',
      margin: '0',
      borderRadius: 'full',
      background: 'border.control',
      cursor: 'inherit',
      transitionProperty: 'background',
      transitionDuration: 'fast',
      // The knob.
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0.5',
        insetInlineStart: '0.5',
        width: '3',
        borderRadius: 'full',
        background: 'bg.surface',
        transitionProperty: '[translate]',
        transitionDuration: 'fast',
        _highContrast: { background: '[ButtonText]', forcedColorAdjust: 'none' },
        _motionReduce: { transition: 'none' },
      },
      // Touch and pointer need 24 px in height; the switch stays 16.
      _after: { content: '""', position: 'absolute', insetInline: '-2', insetBlock: '[-14px]' },
      _checked: {
        background: 'accent.solid',
        _before: { translate: '[12px]', _highContrast: { background: '[Highlight]' } },
        _rtl: { _before: { translate: '[-12px]' } },
      },
      '&:is(:disabled, [aria-disabled=true])': { background: 'border.default' },
      _highContrast: { border: '1px solid' },
    },
  },
  staticCss: ['*'],
})
