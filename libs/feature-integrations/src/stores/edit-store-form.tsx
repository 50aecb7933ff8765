import { Field, focus, Form, useForm } from '@formisch/react'
import { withLocalErrors } from '@tandem/api-client/react'
import type { Currency, Store, StoreChanges } from '@tandem/api-contract'
import { isSyncing, syncStoresMutation } from '@tandem/choices'
import { Stack, TextField } from '@tandem/design-system'
import {
  errorOf,
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  successToast,
  useFieldProps,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from './messages.ts'
import { updateStoreMutation } from '../queries.ts'
import { CurrencyField } from './currency-field.tsx'
import { NameAndCurrency } from './name-and-currency.tsx'
import { storeFieldNames } from './store-fields.ts'
import type { StoreFieldsProps } from './store-fields.ts'
import { StoreChangesForm } from './store-form.ts'
import { StoreKindFields } from './store-kind-fields.tsx'

interface EditStoreFormProps {
  open: boolean
  store: Store
  /** Where the focus starts. */
  part: 'store' | 'keys'
  currencies: readonly Currency[]
  onClose: () => void
}

/** The dialog that renames a store, changes its currency or replaces its keys. */
export function EditStoreForm({ open, store, part, currencies, onClose }: EditStoreFormProps) {
  const text = useText()
  const formId = useId()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({
    schema: StoreChangesForm,
    initialInput: {
      type: store.type,
      access: 'token',
      name: store.name,
      currency_id: store.currency_id ?? currencies.find(({ code }) => code === store.default_currency)?.id,
    },
    validate: 'blur',
  })
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  const guard = useUnsavedGuard(open && form.isDirty)
  const update = useMutation(updateStoreMutation)
  // New keys start a sync; if one is running already, that is fine too.
  const sync = useMutation(withLocalErrors(syncStoresMutation))

  const submit = async (changes: StoreChanges) => {
    setFailure(noFailure)
    try {
      const changed = await update.mutateAsync({ id: store.id, ...changes })
      guard.release()
      onClose()
      successToast.updated(text('toast.store'))
      if (Object.keys(changes).some(isKey) && !isSyncing(changed)) sync.mutate([store.id])
    } catch (error) {
      const refused = readFailure(error, { ...changes })
      setFailure(refused)
      const first = storeFieldNames.find((name) => name in refused.refusals)
      if (first) focus(form, { path: [first] })
    }
  }

  const fields: StoreFieldsProps = { form, shown, isChange: true, startsHere: part === 'keys' }

  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard.editDescription')}
      open={open}
      onClose={onClose}
      title={text('form.editTitle', { store: store.name })}
      size="lg"
      action={{ label: text('form.submitEdit'), form: formId, loading: update.isPending }}
    >
      <Form id={formId} of={form} onSubmit={submit}>
        <Stack gap="4">
          <FailureBanner failure={failure} />
          <NameAndCurrency>
            <Field of={form} path={['name']}>
              {(field) => (
                <TextField
                  label={text('form.name')}
                  autoComplete="off"
                  {...(part === 'store' && { 'data-autofocus': '' })}
                  {...shown(field)}
                />
              )}
            </Field>
            <Field of={form} path={['currency_id']}>
              {(field) => (
                <CurrencyField
                  currencies={currencies}
                  value={field.input}
                  onChange={(id) => field.onChange(id)}
                  error={errorOf(field, failure.refusals.currency_id, form.isSubmitted)}
                />
              )}
            </Field>
          </NameAndCurrency>
          <StoreKindFields type={store.type} {...fields} />
        </Stack>
      </Form>
    </GuardedDialog>
  )
}

const isKey = (field: string) => field.startsWith('shopify_') || field.startsWith('woocommerce_')
