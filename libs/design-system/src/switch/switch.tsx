import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { switchControl } from '@tandem/design-system/recipes'
import { Tooltip } from '../tooltip/tooltip.tsx'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'className' | 'children' | 'onChange'
> & {
  label: ReactNode
  hint?: ReactNode
  /** Why it can't be changed now. It keeps its place in the tab order, so that everybody finds out. */
  disabledReason?: string
  onCheckedChange?: (isOn: boolean) => void
}

/** Something that takes effect immediately; use a Checkbox for what is submitted with a form. */
export function Switch({ label, hint, disabledReason, onCheckedChange, ...input }: SwitchProps) {
  const classes = switchControl()
  const id = useId()
  const isOff = disabledReason !== undefined
  return (
    <label className={classes.root}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      {hint && !isOff && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      {isOff && (
        <span id={`${id}-reason`} className={classes.reason}>
          {disabledReason}
        </span>
      )}
      {/* Also without a reason: the input would lose the focus if its place changed. */}
      <Tooltip content={disabledReason} repeatsName>
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          className={classes.input}
          aria-disabled={isOff || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={isOff ? `${id}-reason` : hint ? `${id}-hint` : undefined}
          // A press on the label arrives here too.
          onClick={isOff ? (event) => event.preventDefault() : input.onClick}
          onChange={(event) => !isOff && onCheckedChange?.(event.target.checked)}
        />
      </Tooltip>
    </label>
  )
}
