import type { ComponentProps, ReactNode } from 'react'
import { checkbox } from '@tandem/design-system/recipes'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'children'> & {
  label: ReactNode
}

/** A native radio button that looks like one of our checkboxes, for lists of either. */
export function Radio({ label, ...input }: RadioProps) {
  const classes = checkbox()
  return (
    <label className={classes.root}>
      <span className={classes.box}>
        <input {...input} type="radio" className={classes.input} />
      </span>
      <span className={classes.label}>{label}</span>
    </label>
  )
}
