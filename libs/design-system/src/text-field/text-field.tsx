import type { ComponentProps, ReactNode } from 'react'
import { field } from '@tandem/design-system/recipes'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'className'> & {
    /** 36 px in forms and dialogs, 40 on pages before the app; 44 on phones. */
    size?: 'form' | 'lg'
    /** Inside the border, before the text: a currency sign, an icon. */
    prefix?: ReactNode
    /** Inside the border, after the text: a unit, a domain, a button. */
    suffix?: ReactNode
  }

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  labelAction,
  size,
  prefix,
  suffix,
  id,
  ...input
}: TextFieldProps) {
  const classes = field({ size })
  return (
    <Field id={id} label={label} hint={hint} error={error} labelAction={labelAction}>
      {(control) => (
        <div className={classes.control}>
          {affix(prefix, classes.affix)}
          <input type="text" {...input} {...control} className={classes.input} />
          {affix(suffix, classes.affix)}
        </div>
      )}
    </Field>
  )
}

const affix = (content: ReactNode, className: string) =>
  typeof content === 'string' ? <span className={className}>{content}</span> : content
