import { select } from '@tandem/design-system/recipes'
import type { SelectControlProps } from './select-control-props.ts'

/** The content of a closed select: the chosen option, or the placeholder. */
export function SelectValue({ options, value, placeholder, look }: SelectControlProps) {
  const classes = select({ look })
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      {chosen?.icon && <span className={classes.icon}>{chosen.icon}</span>}
      <span className={classes.value} data-placeholder={chosen ? undefined : ''}>
        {chosen?.label ?? placeholder ?? '–'}
      </span>
      {chosen?.hint && <span className={classes.hint}>{chosen.hint}</span>}
    </>
  )
}
