import type { FormStore } from '@formisch/react'
import type { useFieldProps } from '@tandem/page-parts'
import type * as v from 'valibot'
import type { StoreInput } from './store-form.ts'

/** What the fields of a kind of store are given. */
export interface StoreFieldsProps {
  /** A form over one of the schemas of `store-form.ts`: all take the same input. */
  form: FormStore<v.GenericSchema<StoreInput, Record<string, unknown>>>
  shown: ReturnType<typeof useFieldProps>
  /** The store is connected: empty keys mean that the present ones stay. */
  isChange?: boolean
  /** The keys are what the dialog was opened for. */
  startsHere?: boolean
}

/** In the order they stand, so that the first refused one gets the focus. */
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
