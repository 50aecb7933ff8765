import { defineSlotRecipe } from '@pandacss/dev'
import { floatingRow, floatingSurface } from '../menu/menu.recipe.ts'

export const selectRecipe = defineSlotRecipe({
  className: 'select',
  slots: [
    'root',
    'trigger',
    'value',
    'hint',
    'icon',
    'indicator',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemHint',
    'check',
    'count',
  ],
  base: {
    // The space that Field reserves for a control.
    root: {
      gridArea: 'control',
      minWidth: '0',
      // Contains the hidden select that forms read, which would otherwise widen the page from inside a
      // scrolling row.
      position: 'relative',
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minWidth: '0',
      background: 'bg.surface',
      border: '1px solid',
      borderRadius: 'md',
      color: 'fg.default',
      textAlign: 'start',
      cursor: 'pointer',
      _disabled: {
        background: 'bg.disabled',
        borderColor: 'border.default',
        color: 'fg.disabled',
        cursor: 'not-allowed',
      },
    },
    value: {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&[data-placeholder]': { color: 'fg.subtle' },
    },
    hint: { flex: 'none', color: 'fg.muted', fontWeight: 'regular' },
    icon: { display: 'flex', flex: 'none', color: 'fg.muted' },
    indicator: {
      display: 'flex',
      flex: 'none',
      color: 'fg.muted',
      cursor: 'pointer',
      _print: { display: 'none' },
      '& svg': { width: '4', height: '4' },
    },
    positioner: { zIndex: 'dialog' },
    content: {
      ...floatingSurface,
      minWidth: '[var(--reference-width)]',
      maxWidth: '[calc(100vw - 16px)]',
      listStyle: 'none',
    },
    item: {
      ...floatingRow,
      '&[data-state=checked]': { color: 'accent.fg', fontWeight: 'medium' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    itemText: {
      flex: '1',
      // A code, such as a currency's, isn't shortened by a long hint.
      minWidth: '12',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    itemHint: {
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textStyle: 'xs',
      color: 'fg.muted',
      fontWeight: 'regular',
    },
    check: { display: 'flex', flex: 'none', width: '4', '& svg': { width: '4', height: '4' } },
    count: { display: 'block', paddingBlock: '1.5', paddingInline: '2', color: 'fg.muted', textStyle: 'xs' },
  },
  variants: {
    look: {
      field: {
        trigger: {
          height: 'control-form',
          paddingInline: '3',
          borderColor: 'border.control',
          fontSize: '[0.875rem]',
          mobileDown: { height: 'control-touch', fontSize: '[1rem]' },
          '&:is(:focus-visible, :focus-within, [data-state=open])': {
            outlineStyle: 'none',
            borderColor: 'accent.solid',
            boxShadow: '[0 0 0 1px var(--colors-accent-solid)]',
            _highContrast: { outline: '2px solid' },
          },
          _invalid: { borderColor: 'danger.solid' },
        },
      },
      switcher: {
        trigger: {
          height: 'control-md',
          maxWidth: '[min(280px, 100%)]',
          width: 'fit-content',
          paddingInlineStart: '2.5',
          paddingInlineEnd: '2',
          borderColor: 'border.strong',
          fontSize: '[0.8125rem]',
          fontWeight: 'medium',
          mobileDown: { height: 'control-touch', fontSize: '[0.875rem]' },
          _hover: { background: 'bg.hover' },
        },
        value: { flex: '[0 1 auto]', maxWidth: '[180px]' },
        content: { minWidth: '[220px]' },
      },
    },
    // As high as the fields beside it. A switcher has one size.
    size: { form: {}, lg: { trigger: { height: 'control-lg' } } },
  },
  defaultVariants: { look: 'field', size: 'form' },
  staticCss: ['*'],
})
