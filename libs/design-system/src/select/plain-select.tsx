import { select } from '@tandem/design-system/recipes'
import type { FieldControl } from '../field/field.tsx'
import type { SelectProps } from './select-control-props.ts'

type PlainSelectProps = Pick<
  SelectProps<string>,
  'options' | 'value' | 'placeholder' | 'required' | 'disabled' | 'name'
> & { control: FieldControl }

/** The browser's own select, which works before script does. A form submits its value under `name`. */
export function PlainSelect({ options, value, placeholder, control, ...props }: PlainSelectProps) {
  const classes = select({ look: 'field' })
  return (
    <div className={classes.root}>
      <select {...props} {...control} className={classes.trigger} defaultValue={value ?? ''}>
        <option value="">{placeholder ?? '–'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
