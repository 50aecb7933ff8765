import { defineSlotRecipe } from '@pandacss/dev'
import { scrollingRow } from '../layout/scrolling-row.ts'

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '5',
      borderBottom: '1px solid',
      borderColor: 'border.default',
      ...scrollingRow,
      overflowY: 'hidden',
      // The chosen tab's line overlaps the list's own line, which scrolling would otherwise clip.
      marginBottom: '4',
    },
    trigger: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flex: 'none',
      height: 'control-form',
      color: 'fg.muted',
      fontSize: '[0.8125rem]',
      fontWeight: 'medium',
      cursor: 'pointer',
      mobileDown: { height: 'control-touch', fontSize: '[0.875rem]' },
      _enabledHover: { color: 'fg.default' },
      _focusVisible: { outlineOffset: '[-2px]', borderRadius: 'sm' },
      _selected: {
        color: 'fg.default',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '0',
          height: '0.5',
          background: 'accent.solid',
          borderRadius: '[calc(var(--radii-xs) / 2) calc(var(--radii-xs) / 2) 0 0]',
          _highContrast: { background: '[Highlight]' },
        },
      },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    content: { _focusVisible: { borderRadius: 'sm' } },
  },
})
