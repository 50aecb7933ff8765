import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    '-webkit-font-smoothing': 'antialiased',
    textSizeAdjust: '100%',
    '@media not print': { '&:is(.dark, [data-theme=dark])': { colorScheme: 'dark' } },
  },
  body: {
    fontFamily: 'body',
    textStyle: 'md',
    background: 'bg.canvas',
    color: 'fg.default',
    minHeight: 'screen',
  },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
  svg: { flex: 'none' },
  // One focus ring for everything: 2 px with a gap of 2 px. Recipes replace it only where it would be
  // clipped.
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
})
