import type { ComponentProps } from 'react'

/** The link to a page that is not there yet: read out as one that is off; it leads nowhere and stops no one. */
export function SoonLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it has no address yet
    <a
      {...props}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without an address it would have none
      role="link"
      aria-disabled="true"
    >
      {children}
    </a>
  )
}
