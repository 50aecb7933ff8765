import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    '-webkit-font-smoothing': 'antialiased',
    textSizeAdjust: '100%',
    '@media not print': { '&:is(.dark, [data-theme=dark])': { colorScheme: 'dark' } },
  },
  // A shadow tree has no body, and would have the texts of the page around it.
  'body, :host': { fontFamily: 'body', textStyle: 'md', color: 'fg.default' },
  body: { background: 'bg.canvas', minHeight: 'screen' },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
  svg: { flex: 'none' },
  // Ark says left to right unless it is told a locale; its parts have the direction of the page.
  '[dir=rtl] [data-scope][dir=ltr]': { direction: 'rtl' },
  // Icons that point along the line.
  '[dir=rtl] :is(.lucide-chevron-left, .lucide-chevron-right, .lucide-arrow-left, .lucide-panel-left, .lucide-log-out)':
    { scale: '-1 1' },
  // One focus ring for everything: 2 px with a gap of 2 px. Recipes replace it only where it would be
  // clipped.
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
})
