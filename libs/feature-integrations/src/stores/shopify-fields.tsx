import { Field, reset, useField } from '@formisch/react'
import { OptionCards, TextField } from '@tandem/design-system'
import { useText } from './messages.ts'
import { KeyField, SecretField } from './key-fields.tsx'
import { useKeyHelp } from './key-help.tsx'
import { shopName } from './shop-name.ts'
import type { StoreFieldsProps } from './store-fields.ts'
import { shopifyAccesses } from './store-form.ts'

/** The Shopify store and its kind of access; for a connected one only new keys. */
export function ShopifyFields(props: StoreFieldsProps) {
  const { form, shown, isChange = false } = props
  const text = useText()
  const access = useField(form, { path: ['access'] })
  return (
    <>
      {!isChange && (
        <Field of={form} path={['shopify_store_name']}>
          {(field) => (
            <TextField
              label={text('form.shopName')}
              suffix=".myshopify.com"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...shown(field)}
              onChange={(event) => field.onChange(shopName(event.currentTarget.value))}
            />
          )}
        </Field>
      )}
      <OptionCards
        label={text('form.access.label')}
        options={shopifyAccesses.map((value) => ({
          value,
          label: text(`form.access.${value}`),
          hint: text(`form.access.${value}Hint`),
        }))}
        value={access.input ?? 'token'}
        // The input isn't lost: the fields contain it.
        onValueChange={(value) => reset(form, { path: ['access'], initialInput: value })}
        columns={2}
      />
      {access.input === 'app' ? <AppFields {...props} /> : <TokenFields {...props} />}
    </>
  )
}

function TokenFields({ form, shown, isChange = false, startsHere = false }: StoreFieldsProps) {
  const text = useText()
  const help = useKeyHelp('shopifyToken')
  return (
    <>
      <Field of={form} path={['shopify_access_token']}>
        {(field) => (
          <SecretField
            label={text(isChange ? 'form.newAccessToken' : 'form.accessToken')}
            hint={text(isChange ? 'form.newTokenHelp' : 'form.accessTokenHelp')}
            labelAction={help.toggle}
            {...(startsHere && { 'data-autofocus': '' })}
            {...shown(field)}
          />
        )}
      </Field>
      {help.help}
      <Field of={form} path={['shopify_client_secret']}>
        {(field) => (
          <SecretField label={text('form.apiSecret')} hint={text('form.apiSecretHelp')} {...shown(field)} />
        )}
      </Field>
    </>
  )
}

function AppFields({ form, shown, isChange = false, startsHere = false }: StoreFieldsProps) {
  const text = useText()
  const help = useKeyHelp('shopifyApp')
  return (
    <>
      <Field of={form} path={['shopify_client_id']}>
        {(field) => (
          <KeyField
            label={text(isChange ? 'form.newClientId' : 'form.clientId')}
            hint={isChange ? text('form.newAppHelp') : undefined}
            labelAction={help.toggle}
            {...(startsHere && { 'data-autofocus': '' })}
            {...shown(field)}
          />
        )}
      </Field>
      {help.help}
      <Field of={form} path={['shopify_client_secret']}>
        {(field) => (
          <SecretField
            label={text(isChange ? 'form.newClientSecret' : 'form.clientSecret')}
            hint={text('form.clientSecretHelp')}
            {...shown(field)}
          />
        )}
      </Field>
    </>
  )
}
