import { defineRecipe } from '@pandacss/dev'

export const dividerRecipe = defineRecipe({
  className: 'divider',
  base: {
    // Also resets the browser's own border of an <hr>.
    border: 'none',
    height: 'fit-content',
    overflow: 'visible',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'xs',
    color: 'fg.subtle',
    _before: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'border.default' },
    _after: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'border.default' },
    _empty: { gap: '0' },
  },
  staticCss: ['*'],
})
