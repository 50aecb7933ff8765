import type { ChangeEvent } from 'react'
import { select } from '@tandem/design-system/recipes'
import type { SelectControlProps } from './select-control-props.ts'

type PlainSelectProps = Pick<
  SelectControlProps,
  | 'options'
  | 'value'
  | 'placeholder'
  | 'required'
  | 'disabled'
  | 'name'
  | 'look'
  | 'size'
  | 'labelId'
  | 'control'
> &
  Partial<Pick<SelectControlProps, 'onValueChange' | 'onBlur'>>

/**
 * The browser's own select, which works before script does and without the code of a list. A form submits its
 * value under `name`. Without `onValueChange`, the browser keeps the value, and hints are left out: a server's
 * words for a time zone aren't those of the browser.
 */
export function PlainSelect({ value = '', onValueChange, control, ...props }: PlainSelectProps) {
  const classes = select({ look: props.look, size: props.size })
  const state = onValueChange
    ? { value, onChange: (event: ChangeEvent<HTMLSelectElement>) => onValueChange(event.target.value) }
    : { defaultValue: value }
  return (
    <div className={classes.root}>
      <select
        {...control}
        {...state}
        name={props.name}
        required={props.required}
        disabled={props.disabled}
        onBlur={props.onBlur}
        aria-labelledby={props.labelId}
        className={classes.trigger}
      >
        {value === '' && <option value="">{props.placeholder ?? '–'}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {onValueChange && option.hint ? `${option.label} (${option.hint})` : option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
