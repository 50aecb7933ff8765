import { Field } from '@formisch/react'
import { TextField } from '@tandem/design-system'
import { useText } from './messages.ts'
import { KeyField, SecretField } from './key-fields.tsx'
import { useKeyHelp } from './key-help.tsx'
import type { StoreFieldsProps } from './store-fields.ts'

/** The address of a WooCommerce store and its keys; for a connected one only new keys. */
export function WooCommerceFields({ form, shown, isChange = false, startsHere = false }: StoreFieldsProps) {
  const text = useText()
  const help = useKeyHelp('woocommerce')
  return (
    <>
      {!isChange && (
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
      )}
      <Field of={form} path={['woocommerce_consumer_key']}>
        {(field) => (
          <KeyField
            label={text(isChange ? 'form.newConsumerKey' : 'form.consumerKey')}
            hint={text(isChange ? 'form.newKeysHelp' : 'form.consumerKeyHelp')}
            labelAction={help.toggle}
            {...(startsHere && { 'data-autofocus': '' })}
            {...shown(field)}
          />
        )}
      </Field>
      {help.help}
      <Field of={form} path={['woocommerce_consumer_secret']}>
        {(field) => (
          <SecretField
            label={text(isChange ? 'form.newConsumerSecret' : 'form.consumerSecret')}
            hint={text('form.consumerSecretHelp')}
            {...shown(field)}
          />
        )}
      </Field>
    </>
  )
}
