import { defineSlotRecipe } from '@pandacss/dev'

const narrow = '@container (width < 37rem)'

/** With a pointer, a narrow card shows all of its figures; a thumb moves a row of them. */
const phone = '@media screen and (width < 48rem)'

const twoALine = { flexBasis: '[40%]', paddingInline: '4', paddingBlock: '3' }

/** A remark below its figure would make every other cell of the line higher. */
const besideFigure = {
  display: 'grid',
  gridTemplateColumns: '[fit-content(60%) minmax(0, 1fr)]',
  alignContent: 'start',
  columnGap: '4',
} as const

/** When the cells don't have space for a word and its button, they wrap into equally filled lines. */
const inLines = (cells: number, below: string, basis: string) => ({
  [`[data-cells="${cells}"] > &`]: { [`@container (width < ${below})`]: { flexBasis: `[${basis}]` } },
})

export const kpiStripRecipe = defineSlotRecipe({
  className: 'kpi-strip',
  slots: ['box', 'root', 'cell', 'choice', 'label', 'key', 'value', 'change', 'footnote', 'info'],
  base: {
    box: {
      containerType: 'inline-size',
      overflow: 'hidden',
      borderBottom: '1px solid',
      borderColor: 'border.subtle',
    },
    // Cells share a line equally and fill the last one, however many there are.
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '[1px]',
      // A word of two lines in one of seven cells must not push its figure below those beside it.
      '&[data-cells="7"]': {
        // In two lines, cells stand below each other, and the last one takes the rest.
        '@media (width >= 48rem)': {
          '@container (32rem <= width < 64rem)': {
            display: 'grid',
            gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
            '& > :last-child': { gridColumn: '[span 2]' },
          },
        },
        '@container (width >= 64rem)': {
          display: 'grid',
          gridTemplateColumns: '[repeat(7, minmax(0, 1fr))]',
          gridTemplateRows: '[repeat(4, auto)]',
          columnGap: '[1px]',
          rowGap: '0',
          '& > *': { display: 'grid', gridRow: '[span 4]', gridTemplateRows: 'subgrid', alignItems: 'start' },
        },
      },
      // On a phone the first chart must not be pushed off the first screen.
      '&[data-scrolls]': {
        [phone]: {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x proximity',
          _focusVisible: { outlineOffset: '[-2px]' },
          // Placeholders don't scroll, so that they need no tab stop.
          '&[data-loading]': { overflowX: 'hidden' },
        },
      },
    },
    cell: {
      position: 'relative',
      flex: '[1 1 0]',
      minWidth: '0',
      paddingInline: '5',
      paddingTop: '4',
      paddingBottom: '3.5',
      // Unlike a background, an outline is kept in forced colours and in print.
      outline: '1px solid',
      outlineColor: 'border.subtle',
      ...inLines(5, '46rem', '30%'),
      ...inLines(6, '55rem', '30%'),
      ...inLines(7, '64rem', '22%'),
      ...inLines(8, '74rem', '22%'),
      ...inLines(9, '82rem', '18%'),
      // Four a line leave space beside a figure.
      '[data-cells="4"] > &[data-remark]': { ['@container (width >= 64rem)']: besideFigure },
      '[data-cells="8"] > &[data-remark]': { ['@container (64rem <= width < 74rem)']: besideFigure },
      // Four a line of a tablet leave a word and its button just enough.
      '[data-cells="8"] &': { ['@container (width < 46rem)']: { paddingInline: '3' } },
      // A narrow card has space for two.
      '[data-cells][data-cells]:not([data-cells="6"], [data-cells="7"]) > &': { [narrow]: twoALine },
      // Six make lines of three in the middle column of a page, seven one of four and one of three.
      '[data-cells][data-cells="6"] > &': { ['@container (width < 32rem)']: twoALine },
      '[data-cells][data-cells="7"] > &': {
        [narrow]: { paddingInline: '3' },
        // Three, two and two, so that none is alone.
        ['@container (width < 32rem)']: { ...twoALine, '&:nth-child(-n + 3)': { flexBasis: '[30%]' } },
      },
      // It wins over the lines above by naming one attribute more.
      '[data-cells][data-cells][data-cells][data-scrolls] > &': {
        [phone]: {
          // The next one is always cut, so that people see there are more. Few of them fill the row.
          flex: '[1 0 auto]',
          minWidth: '[42.5%]',
          paddingInline: '4',
          paddingBlock: '3',
          scrollSnapAlign: 'start',
          '@container (width >= 31rem)': { minWidth: '[29.5%]' },
          '&[data-remark]': {
            ...besideFigure,
            flex: '[0 0 auto]',
            minWidth: '[42.5%]',
            maxWidth: '[80%]',
          },
        },
      },
      '&:has(:checked)': {
        background: 'bg.selected',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '0',
          height: '0.5',
          background: 'accent.solid',
        },
        _highContrast: { outline: '2px solid', outlineColor: '[Highlight]', outlineOffset: '[-2px]' },
      },
      '&:has(input:not(:checked)):hover': { background: 'bg.hover' },
      '&:has(input:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus.ring',
        outlineOffset: '[-2px]',
      },
    },
    // Receives clicks anywhere in the cell; other controls are above it.
    choice: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      // Its button stays at the edge where a remark is beside the figure.
      gridColumn: '1 / -1',
      // A row that scrolls has space for the word; a second line would make all cells of it higher.
      '[data-scrolls] > * > &': { [phone]: { whiteSpace: 'nowrap' } },
      ':checked ~ &': { color: 'accent.fg', fontWeight: 'medium' },
    },
    key: {
      width: '2.5',
      height: '2.5',
      flex: 'none',
      borderRadius: 'xs',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      '&[data-series="1"]': { background: 'chart.cat-1' },
      '&[data-series="2"]': { background: 'chart.cat-2' },
      '&[data-series="3"]': { background: 'chart.cat-3' },
      '&[data-series="4"]': { background: 'chart.cat-4' },
    },
    value: {
      marginTop: '1',
      textStyle: '2xl',
      overflowWrap: 'anywhere',
      '&[data-missing]': { color: 'fg.muted' },
    },
    change: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1.5',
      minHeight: '4',
      marginTop: '0.5',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    footnote: {
      marginTop: '0.5',
      textStyle: 'xs',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      // Where the cell is a grid.
      gridColumn: '2',
      gridRow: '[2 / span 2]',
      alignSelf: 'end',
      // Where each line of the cell is one of the strip.
      '[data-cells="7"] > * > &': {
        '@container (width >= 64rem)': { gridColumn: 'auto', gridRow: 'auto', alignSelf: 'start' },
      },
    },
    info: {
      position: 'relative',
      marginInlineStart: 'auto',
      marginInlineEnd: '-2',
      marginBlock: '-1',
      _print: { display: 'none' },
    },
  },
})
