import { defineSlotRecipe } from '@pandacss/dev'

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'input', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      cursor: 'pointer',
      '&:has(input:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    box: {
      position: 'relative',
      display: 'inline-grid',
      flex: 'none',
      width: '4',
      height: '4',
      marginBlock: '0.5',
      '& svg': {
        position: 'absolute',
        inset: '0.5',
        width: '3',
        height: '3',
        strokeWidth: '3',
        color: 'accent.on',
        pointerEvents: 'none',
        visibility: 'hidden',
      },
      '&:has(input:checked:not(:indeterminate)) [data-mark=check]': { visibility: 'visible' },
      '&:has(input:indeterminate) [data-mark=minus]': { visibility: 'visible' },
      '&:has(input:disabled) svg': { color: 'fg.disabled' },
    },
    input: {
      appearance: 'none',
      width: '4',
      height: '4',
      margin: '0',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'xs',
      background: 'bg.surface',
      cursor: 'inherit',
      // Touch and pointer need 24 px; the box stays 16.
      _before: { content: '""', position: 'absolute', inset: '-1' },
      '&:is(:checked, :indeterminate)': {
        background: 'accent.solid',
        borderColor: 'accent.solid',
        _highContrast: { background: '[Highlight]', forcedColorAdjust: 'none' },
      },
      '&[type=radio]': {
        borderRadius: 'full',
        _checked: { borderWidth: '[5px]', background: 'bg.surface' },
      },
      '&:disabled': { background: 'bg.disabled', borderColor: 'border.default' },
      '&[aria-invalid=true]': { borderColor: 'danger.solid' },
    },
    label: { textStyle: 'sm' },
  },
  staticCss: ['*'],
})
