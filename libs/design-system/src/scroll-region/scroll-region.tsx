import type { ComponentProps } from 'react'
import { css, cx } from '@tandem/design-system/css'

export type ScrollRegionProps = Omit<ComponentProps<'div'>, 'tabIndex'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string })

/**
 * For content that can be wider than the screen, such as a table of figures. It scrolls sideways by itself,
 * also by keyboard, so the page doesn't.
 * It is a group and no landmark: its card already is one, with the same name.
 */
export function ScrollRegion({ className, ...props }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- arrow keys scroll only what has the focus
    <div {...props} role="group" tabIndex={0} className={cx(region, className)} />
  )
}

const region = css({
  overflowX: 'auto',
  // Where content is hidden, the end fades.
  '@supports (animation-timeline: scroll())': {
    animation: '[fade-end linear both]',
    animationTimeline: '[scroll(self inline)]',
  },
  // Text for screen readers scrolls too and doesn't widen the page.
  position: 'relative',
  // The outline of the focus stays whole.
  _focusVisible: { outlineOffset: '[-2px]', animation: '[none]' },
  // Paper can't scroll.
  _print: { overflowX: 'visible', animation: '[none]' },
})
