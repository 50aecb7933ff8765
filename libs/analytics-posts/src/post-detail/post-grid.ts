import { css } from '@tandem/design-system/css'

/**
 * The areas of the page. In one column they are ordered by importance: the post, its figures, its sales, the
 * team's notes.
 */
export const postGrid = {
  root: css({
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridTemplateAreas: '"media" "figures" "side"',
    laptop: {
      gridTemplateColumns: '[17rem minmax(0, 1fr)]',
      gridTemplateRows: '[auto 1fr]',
      gridTemplateAreas: '"media figures" "side figures"',
    },
    wide: {
      gridTemplateColumns: '[16.5rem minmax(0, 1fr) 18.5rem]',
      gridTemplateRows: '[auto]',
      gridTemplateAreas: '"media figures side"',
    },
  }),
  media: css({ gridArea: 'media', minWidth: '0' }),
  figures: css({ gridArea: 'figures', minWidth: '0' }),
  side: css({ gridArea: 'side', minWidth: '0' }),
}
