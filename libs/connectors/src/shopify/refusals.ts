import { ProviderError } from '../provider-error.ts'
import type { ProviderField } from '../provider-error.ts'
import { kept } from '../requests/failures.ts'

/** The input that contains a store's key: its token, or the app's id. */
export type KeyField = Extract<ProviderField, 'shopify_access_token' | 'shopify_client_id'>

export const noSuchStore = () =>
  new ProviderError(
    'not_found',
    `No Shopify store with this name. ${kept} Use the part before .myshopify.com in your admin URL; it can differ from your public store name.`,
    { field: 'shopify_store_name' },
  )

export const keyRefused = (field: KeyField) =>
  field === 'shopify_access_token'
    ? new ProviderError(
        'wrong_key',
        `Shopify rejected this access token. It may be mistyped, belong to another store, or the app was uninstalled. ${kept} Copy the token again or reinstall the app.`,
        { field },
      )
    : new ProviderError(
        'wrong_key',
        `Shopify no longer accepts this app; it was uninstalled or withdrawn. ${kept} Reinstall it in your store.`,
        { field },
      )

export const unknownClient = () =>
  new ProviderError(
    'wrong_key',
    `Shopify knows no app with this client id. ${kept} Copy the client id again from the app's settings in the Dev Dashboard.`,
    { field: 'shopify_client_id' },
  )

export const wrongClientSecret = () =>
  new ProviderError(
    'wrong_secret',
    `Shopify knows the app but refuses its client secret. ${kept} Copy the secret again from the app's settings in the Dev Dashboard; an old one ends when it is rotated.`,
    { field: 'shopify_client_secret' },
  )

export const notInstalled = () =>
  new ProviderError(
    'missing_permission',
    `The app may not be used with this store. ${kept} Install it in the store; app and store must belong to the same organization in Shopify.`,
    { field: 'shopify_store_name' },
  )

export const missingScopes = (scopes: string[], field: KeyField) =>
  new ProviderError(
    'missing_permission',
    `The app may not read everything: the permission ${listed(scopes)} is missing. ${kept} Add it to the app's Admin API scopes, release and install the app again${field === 'shopify_access_token' ? ', and enter its new token' : ''}.`,
    { field },
  )

export const accessDenied = (subject: string, scope: string | null, field: KeyField) =>
  new ProviderError(
    'missing_permission',
    `The app may not read ${subject}. ${kept} ${scope === null ? "Look at the app's Admin API scopes" : `Add ${scope} to the app's Admin API scopes`}; customers and their orders also need access to protected customer data. Then install the app again.`,
    { field },
  )

export const frozen = () =>
  new ProviderError(
    'store_closed',
    `The store is frozen because of an unpaid Shopify bill. ${kept} Once its owner has paid, sync it again.`,
    { field: 'shopify_store_name' },
  )

export const locked = () =>
  new ProviderError(
    'store_closed',
    `Shopify has locked this store. ${kept} Its owner learns why from Shopify's support; sync it again after that.`,
    { field: 'shopify_store_name' },
  )

export const inactive = () =>
  new ProviderError(
    'store_closed',
    `The store is closed: it was deactivated, or its trial has ended. ${kept} When it is open again, sync it.`,
    { field: 'shopify_store_name' },
  )

export const notData = (retryable = false) =>
  new ProviderError(
    'not_data',
    `Shopify did not answer with data. ${kept} Check the store's name and that its admin opens, then try again.`,
    { retryable, field: 'shopify_store_name' },
  )

export const failed = (status: number | string, retryAfter: number | null) =>
  new ProviderError(
    'provider_failed',
    `Shopify answered with an error of its own (${status}). ${kept} If it lasts, look at shopifystatus.com.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

/** A query may not cost that much; fewer rows would help. */
export class TooExpensive extends ProviderError {
  constructor() {
    super(
      'unexpected_data',
      `Shopify found a single row too large to answer at once. ${kept} Tell us the name of the store.`,
    )
  }
}

const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
