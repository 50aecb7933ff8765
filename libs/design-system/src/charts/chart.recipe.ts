import { defineSlotRecipe } from '@pandacss/dev'

/** Shapes take their colours as attributes, `var(--series)`; only what a reader's settings change stands here. */
export const chartRecipe = defineSlotRecipe({
  className: 'chart',
  slots: ['root', 'keys', 'plot', 'layer', 'tooltip', 'tooltipRow'],
  base: {
    root: {
      minWidth: '0',
      '&[aria-busy=true] [data-drawing]': { opacity: '0.6', transition: '[opacity 0s 150ms]' },
      '& [data-series="1"]': { '--series': '{colors.chart.cat-1}' },
      '& [data-series="2"]': { '--series': '{colors.chart.cat-2}' },
      '& [data-series="3"]': { '--series': '{colors.chart.cat-3}' },
      '& [data-series="4"]': { '--series': '{colors.chart.cat-4}' },
      '& [data-series="5"]': { '--series': '{colors.chart.cat-5}' },
      '& [data-series="6"]': { '--series': '{colors.chart.cat-6}' },
      '& [data-series=other]': { '--series': '{colors.chart.previous}' },
      // Without colours of ours, series differ by dashes and patterns.
      _highContrast: {
        '& [data-series][data-series]': { '--series': 'CanvasText' },
        // Dashes need some length to be told apart.
        '& [data-key=line]': { width: '7' },
        '& [data-mark=line]': { strokeDasharray: 'var(--dash)' },
        '& [data-mark=column]': { fill: 'var(--pattern)', stroke: '[CanvasText]' },
      },
    },
    keys: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      color: 'fg.muted',
      textStyle: 'xs',
      '& > li': { display: 'flex', alignItems: 'center', gap: '1.5', overflowWrap: 'anywhere' },
    },
    plot: {
      position: 'relative',
      '& svg': { display: 'block', maxWidth: 'full', overflow: 'visible', _print: { height: 'auto' } },
      '& text': {
        fill: 'chart.axis',
        _highContrast: { fill: '[CanvasText]' },
        textStyle: '2xs',
        fontWeight: 'regular',
        fontVariantNumeric: 'tabular-nums',
      },
      '&:has([data-cursor]) [data-fades]': { opacity: '0.72' },
    },
    layer: {
      position: 'absolute',
      inset: '0',
      borderRadius: 'sm',
      touchAction: 'pan-y',
      _focusVisible: { outlineOffset: '[4px]' },
      '& &, & > svg': { pointerEvents: 'none' },
    },
    tooltip: {
      position: 'fixed',
      inset: 'auto',
      margin: '0',
      minWidth: '[min(13.5rem, 100vw - 16px)]',
      maxWidth: '[min(20rem, 100vw - 16px)]',
      paddingBlock: '2.5',
      paddingInline: '3',
      background: 'bg.raised',
      border: '1px solid',
      borderColor: 'border.default',
      borderRadius: 'md',
      boxShadow: 'popover',
      color: 'fg.default',
      textStyle: 'xs',
      overflowWrap: 'anywhere',
      pointerEvents: 'none',
    },
    tooltipRow: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginTop: '1.5',
      '& > b': {
        marginInlineStart: 'auto',
        fontWeight: 'semibold',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      },
    },
  },
})
