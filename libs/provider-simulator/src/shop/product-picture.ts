import { drawPicture } from '../draw-picture.ts'
import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

/** Every shop has a few products that nobody has photographed. */
const hasPicture = ({ id }: Pick<ShopProduct, 'id'>) => id % 12 !== 5

/** The file name of a product's picture; null if it has none. */
export const pictureFileOf = (product: ShopProduct): string | null =>
  hasPicture(product) ? `product-${product.id}.png` : null

/** The picture of a product as anybody can load it; 404 if no product of the shop has this file. */
export async function productPicture({ products }: Shop, file: string): Promise<Response> {
  const product = products.find((candidate) => !candidate.deleted && pictureFileOf(candidate) === file)
  if (!product) return new Response('Not found', { status: 404 })
  return new Response(await drawPicture({ name: product.sku, width: 240, height: 240, vessels: 1 }), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' },
  })
}
