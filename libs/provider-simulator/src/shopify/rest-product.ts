import type { Shop } from '../shop/shop.ts'
import type { ShopProduct } from '../shop/shop-rows.ts'
import { shopifyNumber } from './gid.ts'
import { priceText } from './money.ts'
import { handleOf, productStatus, stockOf } from './product-node.ts'
import { ids, restTime } from './rest-values.ts'

/** A product as `products/create` and `products/update` send it. */
export const productRest = (shop: Shop, product: ShopProduct) => {
  const createdAt = restTime(shop, shop.clock.toGmt(product.createdAt))
  const updatedAt = restTime(shop, shop.clock.toGmt(product.modifiedAt))
  const status = productStatus(product)
  return {
    ...ids('Product', product.id),
    title: product.name,
    handle: handleOf(product),
    body_html: '',
    vendor: shop.title,
    product_type: '',
    status: status.toLowerCase(),
    tags: '',
    template_suffix: null,
    published_scope: 'web',
    created_at: createdAt,
    updated_at: updatedAt,
    published_at: status === 'ACTIVE' ? createdAt : null,
    options: [],
    images: [],
    image: null,
    media: [],
    variants: [
      {
        ...ids('ProductVariant', product.id),
        product_id: shopifyNumber('Product', product.id),
        title: 'Default Title',
        sku: product.sku,
        barcode: null,
        price: priceText(product.price ?? 0),
        compare_at_price: null,
        position: 1,
        inventory_quantity: stockOf(product),
        inventory_policy: 'deny',
        taxable: true,
        created_at: createdAt,
        updated_at: updatedAt,
      },
    ],
  }
}
