import type { FormStore } from '@formisch/react'
import type { useFieldProps } from '@tandem/page-parts'
import type * as v from 'valibot'
import type { StoreInput } from './store-form.ts'

/** The props of a kind of store's fields. */
export interface StoreFieldsProps {
  /** A form with one of the schemas of `store-form.ts`: all accept the same input. */
  form: FormStore<v.GenericSchema<StoreInput, Record<string, unknown>>>
  shown: ReturnType<typeof useFieldProps>
  /** The store is connected: empty keys keep the current ones. */
  isChange?: boolean
  /** The dialog was opened for the keys. */
  startsHere?: boolean
}

/** In display order, so that the first refused one gets the focus. */
export const storeFieldNames = [
  'name',
  'shopify_store_name',
  'shopify_access_token',
  'shopify_client_id',
  'shopify_client_secret',
  'woocommerce_url',
  'woocommerce_consumer_key',
  'woocommerce_consumer_secret',
] as const
