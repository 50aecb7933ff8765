import * as v from 'valibot'

/** The kinds of online store. */
export const StoreType = v.picklist(['shopify', 'woocommerce'])
export type StoreType = v.InferOutput<typeof StoreType>
