import { Field, focus, Form, reset, setInput, useField, useForm, validate } from '@formisch/react'
import type { Currency, NewStore, StoreType } from '@tandem/api-contract'
import { Banner, Button, Stack, TextField, toast } from '@tandem/design-system'
import {
  errorOf,
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  useFieldProps,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from './messages.ts'
import { createStoreMutation, demoQueries } from '../queries.ts'
import type { DemoStore } from '../queries.ts'
import { CurrencyField } from './currency-field.tsx'
import { NameAndCurrency } from './name-and-currency.tsx'
import { storeFieldNames } from './store-fields.ts'
import type { StoreFieldsProps } from './store-fields.ts'
import { NewStoreForm } from './store-form.ts'
import { StoreKindFields } from './store-kind-fields.tsx'
import { StoreTypeField } from './store-type-field.tsx'

interface ConnectStoreFormProps {
  open: boolean
  /** The initially chosen kind. */
  type: StoreType
  currencies: readonly Currency[]
  onClose: () => void
}

/**
 * The dialog that connects a store of either kind. The input stays until the store is connected or the dialog
 * abandoned.
 */
export function ConnectStoreForm(props: ConnectStoreFormProps) {
  const { open, type, currencies, onClose } = props
  const text = useText()
  const formId = useId()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({
    schema: NewStoreForm,
    initialInput: { type, access: 'token' },
    validate: 'blur',
  })
  const chosen = useField(form, { path: ['type'] }).input ?? type
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  const guard = useUnsavedGuard(open && form.isDirty)
  const connect = useMutation(createStoreMutation)
  const { data: demo } = useQuery({ ...demoQueries.offer(), enabled: open && demoQueries.isOffered() })
  const demoStore = demo?.stores.find((store) => store.type === chosen)

  const fill = ({ type: _kind, currency: code, ...values }: DemoStore) => {
    for (const [name, input] of Object.entries(values))
      setInput(form, { path: [name as (typeof storeFieldNames)[number]], input })
    const currency = currencies.find((candidate) => candidate.code === code)
    if (currency) setInput(form, { path: ['currency_id'], input: currency.id })
    // Each change cancels the previous validation, so an old error would otherwise stay.
    void validate(form)
  }

  const submit = async (body: NewStore) => {
    setFailure(noFailure)
    try {
      const store = await connect.mutateAsync(body)
      guard.release()
      onClose()
      toast.success({
        title: text('toast.connected'),
        description: text('toast.connectedDescription', { store: store.name }),
      })
    } catch (error) {
      const refused = readFailure(error, { ...body })
      setFailure(refused)
      const first = storeFieldNames.find((name) => name in refused.refusals)
      if (first) focus(form, { path: [first] })
    }
  }

  const fields: StoreFieldsProps = { form, shown }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard.description')}
      open={open}
      onClose={onClose}
      title={text('form.connectTitle')}
      description={text('form.reads')}
      size="lg"
      action={{ label: text('form.submitConnect'), form: formId, loading: connect.isPending }}
    >
      <Form id={formId} of={form} onSubmit={submit}>
        <Stack gap="4">
          {demoStore && (
            <Banner
              tone="info"
              actions={
                <Button size="sm" onClick={() => fill(demoStore)}>
                  {text('form.useDemo')}
                </Button>
              }
            >
              {text('form.demo')}
            </Banner>
          )}
          <FailureBanner failure={failure} />
          {/* The choice alone isn't worth a warning about losing it. */}
          <StoreTypeField
            value={chosen}
            onChange={(next) => reset(form, { path: ['type'], initialInput: next })}
          />
          <NameAndCurrency>
            <Field of={form} path={['name']}>
              {(field) => (
                <TextField label={text('form.name')} autoComplete="off" data-autofocus="" {...shown(field)} />
              )}
            </Field>
            <Field of={form} path={['currency_id']}>
              {(field) => (
                <CurrencyField
                  isOptional
                  currencies={currencies}
                  value={field.input}
                  onChange={(id) => field.onChange(id)}
                  error={errorOf(field, failure.refusals.currency_id, form.isSubmitted)}
                />
              )}
            </Field>
          </NameAndCurrency>
          <StoreKindFields type={chosen} {...fields} />
        </Stack>
      </Form>
    </GuardedDialog>
  )
}
