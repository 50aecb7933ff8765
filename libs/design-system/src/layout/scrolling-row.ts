/**
 * A row that scrolls sideways. Its edges fade where there is more of it; browsers without scroll timelines cut them.
 */
export const scrollingRow = {
  overflowX: 'auto',
  // What takes the focus doesn't stay in a faded edge.
  scrollPaddingInline: '6',
  '@supports (animation-timeline: scroll())': {
    animationName: 'fade-edges',
    animationTimingFunction: '[linear]',
    animationFillMode: 'both',
    animationTimeline: '[scroll(self inline)]',
  },
} as const
