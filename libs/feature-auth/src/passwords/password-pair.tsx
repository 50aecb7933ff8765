import { Field } from '@formisch/react'
import type { FormStore } from '@formisch/react'
import type { useFieldProps } from '@tandem/page-parts'
import * as v from 'valibot'
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx'

/** The fields that the form must have; it may have more. */
const Pair = v.object({ password: v.string(), confirmPassword: v.string() })
type Pair = v.InferInput<typeof Pair>

interface PasswordPairProps<Schema extends v.GenericSchema<Pair>> {
  of: FormStore<Schema>
  /** Returns the props of an input for a field of the form. */
  shown: ReturnType<typeof useFieldProps>
  isReplacement?: boolean
}

/** The field for a new password, and the one to repeat it. */
export function PasswordPair<Schema extends v.GenericSchema<Pair>>({
  of,
  shown,
  isReplacement,
}: PasswordPairProps<Schema>) {
  // A form store with more fields also has these two, but its type can't express that.
  const form = of as unknown as FormStore<typeof Pair>
  return (
    <>
      <Field of={form} path={['password']}>
        {(field) => <NewPasswordField isReplacement={isReplacement} {...shown(field)} />}
      </Field>
      <Field of={form} path={['confirmPassword']}>
        {(field) => <RepeatedPasswordField {...shown(field)} />}
      </Field>
    </>
  )
}
