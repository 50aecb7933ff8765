import { Field, focus, Form, useForm } from '@formisch/react'
import { Invitation } from '@tandem/api-contract'
import { Stack, TextField, toast } from '@tandem/design-system'
import {
  errorOf,
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  useFieldProps,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usePeopleText } from './messages.ts'
import { addPersonMutation } from './queries.ts'
import { RoleField } from './role-field.tsx'

interface AddPersonFormProps {
  open: boolean
  onClose: () => void
}

/** The dialog that adds one person by name and sends them an invitation. */
export function AddPersonForm({ open, onClose }: AddPersonFormProps) {
  const text = usePeopleText()
  const formId = useId()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({
    schema: Invitation,
    initialInput: { name: '', email: '', role: 'editor' },
    validate: 'blur',
  })
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  const guard = useUnsavedGuard(open && form.isDirty)
  const add = useMutation(addPersonMutation)

  const submit = async (person: Invitation) => {
    setFailure(noFailure)
    try {
      const { name, email } = await add.mutateAsync(person)
      guard.release()
      onClose()
      toast.success({ title: text('add.added', { name }), description: text('add.addedText', { email }) })
    } catch (error) {
      const refused = readFailure(error, { ...person })
      setFailure(refused)
      const first = (['name', 'email'] as const).find((field) => field in refused.refusals)
      if (first) focus(form, { path: [first] })
    }
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('add.loss')}
      open={open}
      onClose={onClose}
      title={text('add.title')}
      description={text('add.text')}
      action={{ label: text('add.submit'), form: formId, loading: add.isPending }}
    >
      <Form id={formId} of={form} onSubmit={submit}>
        <Stack gap="4">
          <FailureBanner failure={failure} />
          <Field of={form} path={['name']}>
            {(field) => (
              <TextField
                label={text('add.name')}
                autoComplete="off"
                dir="auto"
                data-autofocus=""
                {...shown(field)}
              />
            )}
          </Field>
          <Field of={form} path={['email']}>
            {(field) => (
              <TextField
                label={text('add.email')}
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...shown(field)}
              />
            )}
          </Field>
          <Field of={form} path={['role']}>
            {(field) => (
              <RoleField
                value={field.input ?? 'editor'}
                onChange={(role) => field.onChange(role)}
                error={errorOf(field, failure.refusals.role, form.isSubmitted)}
              />
            )}
          </Field>
        </Stack>
      </Form>
    </GuardedDialog>
  )
}
