import type { Shop } from './shop.ts'
import type { ShopProduct } from './shop-rows.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The product page of a simulated shop as a visitor sees it; 404 if the shop has no such product. */
export function productPage({ title, currency }: Shop, product: ShopProduct | undefined): Response {
  const name = escaped(product?.name ?? 'Page not found')
  const price =
    product?.price == null
      ? ''
      : `<p>${new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(product.price / 100)}</p>`
  return new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><h1>${name}</h1>${price}<p>A page of the simulated shop ${escaped(title)}.</p></body></html>`,
    { status: product ? 200 : 404, headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
  )
}
