import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '@tandem/design-system/css'
import { button } from '@tandem/design-system/recipes'
import type { ButtonVariantProps } from '@tandem/design-system/recipes'
import { Spinner } from '../spinner/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariantProps & {
    /** Before the label; the spinner replaces it while loading. */
    icon?: ReactNode
    /** Refuses clicks but keeps focus, width and label. */
    loading?: boolean
  }

/** A button labelled with a verb and an object. At most one `primary` per page. */
export function Button({
  icon,
  loading = false,
  disabled,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const [variantProps, buttonProps] = button.splitVariantProps(props)
  // A `disabled` button would lose the focus, so a loading one only ignores clicks.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)

  return (
    <button
      type="button"
      {...buttonProps}
      className={cx(button(variantProps), className)}
      disabled={disabled}
      onClick={handleClick}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span data-part="content" data-shifted={loading && icon === undefined ? '' : undefined}>
        {loading ? <Spinner size={icon === undefined ? 'sm' : 'md'} /> : icon}
        {children}
      </span>
    </button>
  )
}
