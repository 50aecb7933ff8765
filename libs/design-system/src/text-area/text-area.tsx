import type { ComponentProps } from 'react'
import { textArea } from '@tandem/design-system/recipes'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines of text with label, hint and error; it grows with its content. */
export function TextArea({ label, hint, error, labelAction, id, ...input }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} labelAction={labelAction}>
      {(control) => <textarea rows={3} {...input} {...control} className={textArea()} />}
    </Field>
  )
}
