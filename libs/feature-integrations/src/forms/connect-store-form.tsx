import { Field, focus, Form, setInput, useForm, validate } from '@formisch/react'
import { NewWooCommerceStore, type Currency, type NewStore, type Store } from '@tandem/api-contract'
import { Banner, Button, Dialog, Stack, TextField, toast } from '@tandem/design-system'
import {
  ConfirmDiscard,
  errorOf,
  FailureBanner,
  noFailure,
  readFailure,
  useFieldProps,
  useUnsavedGuard,
} from '@tandem/workbench'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '../messages.ts'
import { createStoreMutation, demoStoreQueries, type DemoStore } from '../queries.ts'
import { CurrencyField } from './currency-field.tsx'
import { defaultCurrency } from './default-currency.ts'
import { ConsumerKeyField, ConsumerSecretField } from './key-fields.tsx'
import { useKeyHelp } from './key-help.tsx'
import { NameAndCurrency } from './name-and-currency.tsx'

interface ConnectStoreFormProps {
  open: boolean
  currencies: readonly Currency[]
  stores: readonly Store[]
  timeZone: string
  onClose: () => void
}

/** The dialog that connects a WooCommerce store. What was typed stays until the store is connected or given up. */
export function ConnectStoreForm({ open, currencies, stores, timeZone, onClose }: ConnectStoreFormProps) {
  const text = useText()
  const formId = useId()
  const keyHelp = useKeyHelp()
  const [failure, setFailure] = useState(noFailure)
  const form = useForm({
    schema: NewWooCommerceStore,
    initialInput: {
      type: 'woocommerce',
      currency_id: defaultCurrency(currencies, stores, timeZone) ?? undefined,
    },
    validate: 'blur',
  })
  const shown = useFieldProps(failure.refusals, form.isSubmitted)
  const guard = useUnsavedGuard(open && form.isDirty)
  const connect = useMutation(createStoreMutation)
  const { data: demoStores = [] } = useQuery({
    ...demoStoreQueries.list(),
    enabled: open && demoStoreQueries.isOffered(),
  })
  const demoStore = demoStores.find(({ url }) => stores.every((store) => store.url !== url)) ?? demoStores[0]

  const fill = (demo: DemoStore) => {
    setInput(form, { path: ['name'], input: demo.name })
    setInput(form, { path: ['woocommerce_url'], input: demo.url })
    setInput(form, { path: ['woocommerce_consumer_key'], input: demo.consumer_key })
    setInput(form, { path: ['woocommerce_consumer_secret'], input: demo.consumer_secret })
    const currency = currencies.find(({ code }) => code === demo.currency)
    if (currency) setInput(form, { path: ['currency_id'], input: currency.id })
    // Each change calls off the check of the one before; what was wrong until now would stay.
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
      const said = readFailure(error, body)
      setFailure(said)
      const first = fieldNames.find((name) => name in said.refusals)
      if (first) focus(form, { path: [first] })
    }
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={text('form.connectTitle')}
        description={text('form.reads')}
        size="lg"
        labels={{ close: text('form.close'), cancel: text('form.cancel') }}
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
            <NameAndCurrency>
              <Field of={form} path={['name']}>
                {(field) => (
                  <TextField
                    label={text('form.name')}
                    autoComplete="off"
                    data-autofocus=""
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
            <Field of={form} path={['woocommerce_url']}>
              {(field) => (
                <TextField
                  label={text('form.url')}
                  placeholder={text('form.urlPlaceholder')}
                  inputMode="url"
                  autoComplete="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...shown(field)}
                />
              )}
            </Field>
            <Field of={form} path={['woocommerce_consumer_key']}>
              {(field) => (
                <ConsumerKeyField
                  label={text('form.consumerKey')}
                  hint={text('form.consumerKeyHelp')}
                  labelAction={keyHelp.toggle}
                  {...shown(field)}
                />
              )}
            </Field>
            {keyHelp.help}
            <Field of={form} path={['woocommerce_consumer_secret']}>
              {(field) => <ConsumerSecretField label={text('form.consumerSecret')} {...shown(field)} />}
            </Field>
          </Stack>
        </Form>
      </Dialog>
      <ConfirmDiscard
        guard={guard}
        title={text('discard.title')}
        description={text('discard.description')}
        keepLabel={text('discard.keep')}
        discardLabel={text('discard.discard')}
        closeLabel={text('form.close')}
      />
    </>
  )
}

/** In the order they stand, so that the first refused one gets the focus. */
const fieldNames = [
  'name',
  'woocommerce_url',
  'woocommerce_consumer_key',
  'woocommerce_consumer_secret',
] as const
