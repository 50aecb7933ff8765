import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { switchControl } from '@tandem/design-system/recipes'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'className' | 'children' | 'onChange'
> & {
  label: ReactNode
  hint?: ReactNode
  onCheckedChange?: (isOn: boolean) => void
}

/** Something that takes effect immediately; use a Checkbox for what is submitted with a form. */
export function Switch({ label, hint, onCheckedChange, ...input }: SwitchProps) {
  const classes = switchControl()
  const id = useId()
  return (
    <label className={classes.root}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={classes.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
    </label>
  )
}
