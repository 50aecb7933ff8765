import { Field, focus, Form, useForm } from '@formisch/react'
import { StoreChanges, type Currency, type Store } from '@tandem/api-contract'
import { Dialog, Stack, TextField } from '@tandem/design-system'
import {
  ConfirmDiscard,
  errorOf,
  FailureBanner,
  isSyncing,
  noFailure,
  readFailure,
  said,
  syncStoresMutation,
  useFieldProps,
  useUnsavedGuard,
} from '@tandem/workbench'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { useText } from '../messages.ts'
import { updateStoreMutation } from '../queries.ts'
import { CurrencyField } from './currency-field.tsx'
import { ConsumerKeyField, ConsumerSecretField } from './key-fields.tsx'
import { useKeyHelp } from './key-help.tsx'
import { NameAndCurrency } from './name-and-currency.tsx'

const KeyOrNothing = v.pipe(
  v.string(),
  v.transform((key) => (key === '' ? undefined : key)),
)

/** Empty keys mean that the present ones stay; then the contract's own rules. */
const StoreForm = v.pipe(
  v.strictObject({
    name: v.string(),
    currency_id: v.number(),
    woocommerce_consumer_key: KeyOrNothing,
    woocommerce_consumer_secret: KeyOrNothing,
  }),
  v.transform((changes): StoreChanges => changes),
  StoreChanges,
)

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
  const keyHelp = useKeyHelp()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({
    schema: StoreForm,
    initialInput: {
      name: store.name,
      currency_id: store.currency_id ?? currencies.find(({ code }) => code === store.default_currency)?.id,
    },
    validate: 'blur',
  })
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  const guard = useUnsavedGuard(open && form.isDirty)
  const update = useMutation(updateStoreMutation)
  // With new keys the store is read at once; if it is being read already, that is as good.
  const sync = useMutation({ ...syncStoresMutation, meta: { ...syncStoresMutation.meta, errors: 'local' } })

  const submit = async (changes: StoreChanges) => {
    setFailure(noFailure)
    try {
      const changed = await update.mutateAsync({ id: store.id, ...changes })
      guard.release()
      onClose()
      said.updated(text('toast.store'))
      if (changes.woocommerce_consumer_key !== undefined && !isSyncing(changed)) sync.mutate([store.id])
    } catch (error) {
      const refused = readFailure(error, { ...changes })
      setFailure(refused)
      const first = fieldNames.find((name) => name in refused.refusals)
      if (first) focus(form, { path: [first] })
    }
  }

  const startsAt = (here: typeof part) => (here === part ? { 'data-autofocus': '' } : {})

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={text('form.editTitle', { store: store.name })}
        size="lg"
        labels={{ close: text('form.close'), cancel: text('form.cancel') }}
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
                    {...startsAt('store')}
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
            <Field of={form} path={['woocommerce_consumer_key']}>
              {(field) => (
                <ConsumerKeyField
                  label={text('form.newConsumerKey')}
                  hint={text('form.newKeysHelp')}
                  labelAction={keyHelp.toggle}
                  {...startsAt('keys')}
                  {...shown(field)}
                />
              )}
            </Field>
            {keyHelp.help}
            <Field of={form} path={['woocommerce_consumer_secret']}>
              {(field) => <ConsumerSecretField label={text('form.newConsumerSecret')} {...shown(field)} />}
            </Field>
          </Stack>
        </Form>
      </Dialog>
      <ConfirmDiscard
        guard={guard}
        title={text('discard.title')}
        description={text('discard.editDescription')}
        keepLabel={text('discard.keep')}
        discardLabel={text('discard.discard')}
        closeLabel={text('form.close')}
      />
    </>
  )
}

const fieldNames = ['name', 'woocommerce_consumer_key', 'woocommerce_consumer_secret'] as const
