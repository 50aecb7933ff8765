import { useEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Check, Minus } from 'lucide-react'
import { checkbox } from '@tandem/design-system/recipes'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'children' | 'ref'
> & {
  /** Neither on nor off: only part of what it stands for is on. */
  indeterminate?: boolean
} & ({ label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string })

/** A native checkbox with our styles. Needs a visible label or, as in a table, an `aria-label`. */
export function Checkbox({ label, indeterminate = false, ...input }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  const classes = checkbox()
  // HTML has no attribute for it, and a click clears it, so it is set again after each render.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate
  })

  const box = (
    <span className={classes.box}>
      <input {...input} ref={ref} type="checkbox" className={classes.input} />
      <Check aria-hidden data-mark="check" />
      <Minus aria-hidden data-mark="minus" />
    </span>
  )
  if (label === undefined) return box
  return (
    <label className={classes.root}>
      {box}
      <span className={classes.label}>{label}</span>
    </label>
  )
}
