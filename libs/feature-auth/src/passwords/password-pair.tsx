import { Field } from '@formisch/react'
import type { FormStore } from '@formisch/react'
import type { useFieldProps } from '@tandem/page-parts'
import * as v from 'valibot'
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx'

/** All that is asked of a form here; it may hold more. */
const Pair = v.object({ password: v.string(), confirmPassword: v.string() })
type Pair = v.InferInput<typeof Pair>

interface PasswordPairProps<Schema extends v.GenericSchema<Pair>> {
  of: FormStore<Schema>
  /** Joins a field of the form to its input. */
  shown: ReturnType<typeof useFieldProps>
  isReplacement?: boolean
}

/** A password that is being chosen, and the same once more. */
export function PasswordPair<Schema extends v.GenericSchema<Pair>>({
  of,
  shown,
  isReplacement,
}: PasswordPairProps<Schema>) {
  // A store of a form with more fields is one of these two as well, which its type cannot say.
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
