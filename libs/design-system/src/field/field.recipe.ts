import { defineSlotRecipe } from '@pandacss/dev'

/** Label, control and message of every field; `control` is the box around the input. */
export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'action', 'control', 'input', 'affix', 'message', 'error'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"label action" "control control" "message message"',
      columnGap: '3',
      minWidth: '0',
    },
    label: { gridArea: 'label', textStyle: 'sm', fontWeight: 'medium', marginBlockEnd: '1.5' },
    action: { gridArea: 'action', textStyle: 'sm', marginBlockEnd: '1.5' },
    control: {
      gridArea: 'control',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'md',
      background: 'bg.surface',
      color: 'fg.default',
      paddingInline: '3',
      cursor: 'text',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
      '& > svg': { width: '4', height: '4', color: 'fg.subtle' },
      '&:has(input[aria-invalid=true])': { borderColor: 'danger.solid' },
      // The border is the focus ring: 2 px in the accent. The outline is for forced colours.
      '&:has(input:focus)': {
        borderColor: 'accent.solid',
        boxShadow: '[0 0 0 1px var(--colors-accent-solid)]',
        _highContrast: { outline: '2px solid', outlineColor: '[Highlight]' },
      },
      '&:has(input:disabled)': {
        background: 'bg.disabled',
        borderColor: 'border.default',
        color: 'fg.disabled',
        cursor: 'not-allowed',
      },
    },
    input: {
      flex: '1',
      width: 'full',
      minWidth: '0',
      height: 'full',
      background: 'transparent',
      border: 'none',
      padding: '0',
      color: 'inherit',
      textOverflow: 'ellipsis',
      // Not `outline: 'none'`: Panda makes it a transparent line, which forced colours would show.
      outlineStyle: 'none',
      _focusVisible: { outlineStyle: 'none' },
      _placeholder: { color: 'fg.subtle', opacity: '1' },
      _disabled: { cursor: 'not-allowed' },
      // The browser's own tint would cover our colours and be unreadable in dark mode.
      _autofill: {
        boxShadow: '[inset 0 0 0 100px var(--colors-bg-surface)]',
        WebkitTextFillColor: 'var(--colors-fg-default)',
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    affix: { flex: 'none', textStyle: 'sm', color: 'fg.muted', userSelect: 'none' },
    message: {
      gridArea: 'message',
      marginBlockStart: '1.5',
      textStyle: 'xs',
      color: 'fg.muted',
      // Present before it has text, otherwise screen readers miss the first error; takes no space while
      // empty.
      _empty: { position: 'absolute', marginBlockStart: '0' },
    },
    error: {
      display: 'flex',
      gap: '1',
      color: 'danger.fg',
      '& svg': { width: '3', height: '3', marginBlockStart: '0.5' },
    },
  },
  variants: {
    size: {
      md: {
        control: {
          height: 'control-md',
          borderColor: 'border.strong',
          paddingInline: '2.5',
          fontSize: '[0.8125rem]',
          mobileDown: { height: 'control-touch', fontSize: '[1rem]' },
        },
      },
      form: {
        control: {
          height: 'control-form',
          fontSize: '[0.875rem]',
          // iOS zooms in on text below 16 px.
          mobileDown: { height: 'control-touch', fontSize: '[1rem]' },
        },
      },
      lg: {
        control: {
          height: 'control-lg',
          fontSize: '[0.875rem]',
          mobileDown: { height: 'control-touch', fontSize: '[1rem]' },
        },
      },
    },
  },
  defaultVariants: { size: 'form' },
  staticCss: ['*'],
})
