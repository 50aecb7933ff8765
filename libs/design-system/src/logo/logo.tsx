import { logo } from '@tandem/design-system/recipes'
import type { LogoVariantProps } from '@tandem/design-system/recipes'

export type LogoMarkProps = LogoVariantProps & {
  /** The product's name; leave it out when the name is shown beside the logo. */
  label?: string
}

/** Two tracks, posts and sales, that join into one T; 16, 24 or 32 px high. */
export function LogoMark({ size, label }: LogoMarkProps) {
  const classes = logo({ size })
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classes.mark} viewBox="0 0 24 24" fill="none" {...named}>
      <g strokeWidth="3.75" strokeLinecap="round">
        <path className={classes.social} d="M2 6.5h3.25a4.25 4.25 0 0 1 4.25 4.25v9.75" />
        <path className={classes.store} d="M22 6.5h-3.25a4.25 4.25 0 0 0-4.25 4.25v4.75" />
      </g>
    </svg>
  )
}

/**
 * The logo with the name beside it, in the colour of the surrounding text. `logo.svg` has the name as an
 * outline.
 */
export function Logo({ size, name }: LogoVariantProps & { name: string }) {
  const classes = logo({ size })
  return (
    <span className={classes.root}>
      <LogoMark size={size} />
      {name}
    </span>
  )
}
