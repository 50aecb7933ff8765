import { Field, focus, Form, useForm } from '@formisch/react'
import { NewFavoriteCategory } from '@tandem/api-contract'
import { Stack, TextField } from '@tandem/design-system'
import { FailureBanner, noFailure, readFailure, useFieldProps } from '@tandem/page-parts'
import { useState } from 'react'
import * as v from 'valibot'
import { shellMessages } from '../../messages.ts'

const Name = v.strictObject({ name: NewFavoriteCategory.entries.name })

interface CategoryNameFieldsProps {
  formId: string
  name: string
  /** Rejects with the server's refusal, which the field then shows, keeping the typed text. */
  onSubmit: (name: string) => Promise<void>
}

/** The form for the name of a favourite category. */
export function CategoryNameFields({ formId, name, onSubmit }: CategoryNameFieldsProps) {
  const text = shellMessages.useText()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({ schema: Name, initialInput: { name }, validate: 'blur' })
  const shown = useFieldProps(failure.refusals, form.isSubmitted)

  const submit = async (typed: { name: string }) => {
    setFailure(noFailure)
    try {
      await onSubmit(typed.name)
    } catch (error) {
      setFailure(readFailure(error, { name: typed.name }))
      focus(form, { path: ['name'] })
    }
  }
  return (
    <Form id={formId} of={form} onSubmit={submit}>
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Field of={form} path={['name']}>
          {(field) => <TextField label={text('categories.name')} autoComplete="off" {...shown(field)} />}
        </Field>
      </Stack>
    </Form>
  )
}
