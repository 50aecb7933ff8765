import type { StoreType } from '@tandem/api-contract'
import type { ComponentType } from 'react'
import { ShopifyFields } from './shopify-fields.tsx'
import type { StoreFieldsProps } from './store-fields.ts'
import { WooCommerceFields } from './woocommerce-fields.tsx'

const fieldsOf: Record<StoreType, ComponentType<StoreFieldsProps>> = {
  shopify: ShopifyFields,
  woocommerce: WooCommerceFields,
}

/** The fields of one kind of store: its address and keys. */
export function StoreKindFields({ type, ...props }: StoreFieldsProps & { type: StoreType }) {
  const Fields = fieldsOf[type]
  return <Fields {...props} />
}
