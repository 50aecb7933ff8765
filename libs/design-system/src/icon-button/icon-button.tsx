import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@tandem/design-system/css'
import { button } from '@tandem/design-system/recipes'
import type { ButtonVariantProps } from '@tandem/design-system/recipes'
import { Spinner } from '../spinner/spinner.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  Omit<ButtonVariantProps, 'fullWidth' | 'square'> & {
    /** What it does, for people who don't see the icon; a Tooltip around it can show the same text. */
    label: string
    icon: ReactNode
    loading?: boolean
  }

/** A square button with only an icon, as high as Button. */
export function IconButton({
  label,
  icon,
  loading = false,
  variant = 'ghost',
  size,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={cx(button({ variant, size, square: true }), className)}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {loading ? <Spinner /> : icon}
    </button>
  )
}
