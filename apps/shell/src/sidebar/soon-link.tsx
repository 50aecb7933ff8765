import type { ComponentProps } from 'react'

/** The link to a planned page: announced as disabled, without a target or a tab stop. */
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
