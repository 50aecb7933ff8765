import { defineRecipe } from '@pandacss/dev'

/** Several lines of text in a field, with the border of a field's control. */
export const textAreaRecipe = defineRecipe({
  className: 'text-area',
  base: {
    gridArea: 'control',
    display: 'block',
    width: 'full',
    minHeight: '[5.25rem]',
    maxHeight: '[20rem]',
    resize: 'vertical',
    fieldSizing: 'content',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    background: 'bg.surface',
    color: 'fg.default',
    paddingInline: '3',
    paddingBlock: '2',
    fontSize: '[0.875rem]',
    lineHeight: '[1.5]',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    // iOS zooms in on text below 16 px.
    mobileDown: { fontSize: '[1rem]' },
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _focus: {
      borderColor: 'accent.solid',
      boxShadow: '[0 0 0 1px var(--colors-accent-solid)]',
      outlineStyle: 'none',
      _highContrast: { outline: '2px solid', outlineColor: '[Highlight]' },
    },
    '&[aria-invalid=true]': { borderColor: 'danger.solid' },
    _disabled: { background: 'bg.disabled', borderColor: 'border.default', color: 'fg.disabled' },
  },
})
