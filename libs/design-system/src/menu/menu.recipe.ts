import { defineSlotRecipe } from '@pandacss/dev'
import type { SystemStyleObject } from '@pandacss/dev'

/** The style of every list that opens from a control. */
export const floatingSurface = {
  background: 'bg.raised',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: '[calc(var(--radii-md) * 1.25)]',
  boxShadow: 'popover',
  padding: '1',
  zIndex: 'dialog',
  fontSize: '[0.8125rem]',
  maxHeight: '[min(20rem, var(--available-height, 20rem))]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineStyle: 'none' },
  _open: { animationName: 'rise-in', animationDuration: 'base', animationTimingFunction: 'enter' },
} satisfies SystemStyleObject

/** A row of such a list: shared by menu items and select options. */
export const floatingRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'control-md',
  paddingInline: '2',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  _highlighted: { background: 'bg.hover', _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' } },
  mobileDown: { minHeight: 'control-touch' },
} satisfies SystemStyleObject

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'header', 'item', 'icon', 'texts', 'reason', 'end', 'separator'],
  base: {
    positioner: { zIndex: 'flyout' },
    content: {
      ...floatingSurface,
      minWidth: '[200px]',
      maxWidth: '[min(320px, calc(100vw - 16px))]',
      // A menu has no search, so it shows as much as fits.
      maxHeight: '[var(--available-height, 28rem)]',
    },
    header: { padding: '2', marginBottom: '1', borderBottom: '1px solid', borderColor: 'border.subtle' },
    item: {
      ...floatingRow,
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
    },
    icon: { display: 'flex', flex: 'none', color: 'fg.muted', '& svg': { width: '4', height: '4' } },
    texts: { flex: '1', minWidth: '0', paddingBlock: '1.5' },
    reason: { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
    end: { marginInlineStart: 'auto', paddingInlineStart: '4', textStyle: 'xs', color: 'fg.subtle' },
    separator: { height: '[1px]', border: 'none', background: 'border.subtle', margin: '1' },
  },
  variants: {
    danger: { true: { item: { color: 'danger.fg' }, icon: { color: 'danger.fg' } } },
  },
  staticCss: ['*'],
})
