import type { Product } from '../dataset/dataset.ts'
import { productCost } from '../shop/product-cost.ts'
import { pictureFileOf } from '../shop/product-picture.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopProduct } from '../shop/shop-rows.ts'
import { itemLinks } from './answer.ts'
import type { Call } from './answer.ts'
import { currencyWords, moneyText } from './money.ts'

/** WordPress keeps titles as HTML, so connectors must decode them. */
const escapeTitle = (name: string) => name.replaceAll('&', '&amp;')

const slugOf = ({ name, sku }: Product) =>
  `${name} ${sku}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The address of a product's page, below the shop's own. */
export const permalinkOf = (product: Product, home: string): string => `${home}/product/${slugOf(product)}/`

/** WordPress keeps files by the month of their upload; every picture of a simulated shop has the same one. */
export const uploadsPath = '/wp-content/uploads/2010/12/'

const imagesOf = (product: ShopProduct, gmt: string, home: string) => {
  const file = pictureFileOf(product)
  if (file === null) return []
  const { createdAt, name } = product
  return [
    {
      id: 100_000 + product.id,
      date_created: createdAt,
      date_created_gmt: gmt,
      date_modified: createdAt,
      date_modified_gmt: gmt,
      src: `${home}${uploadsPath}${file}`,
      name: file,
      alt: escapeTitle(name),
    },
  ]
}

/** The product at an address. */
export const productAt = (shop: Shop, address: string, home: string): ShopProduct | undefined =>
  shop.products.find((product) => !product.deleted && permalinkOf(product, home) === address)

/** The cost of a product or variation as WooCommerce answers it: a total of 0 where none is entered. */
export const costBody = (cost: number | null) => {
  const value = cost === null ? null : cost / 100
  return {
    values: [{ defined_value: value, effective_value: value ?? 0 }],
    total_value: value ?? 0,
  }
}

/** A product as `/products/{id}` answers it, its keys in the recorded order. */
export const productBody = ({ shop, home, api }: Call, product: ShopProduct, totalSales: number) => {
  const { id, createdAt, modifiedAt } = product
  const gmt = shop.clock.toGmt(createdAt)
  const slug = slugOf(product)
  const price = product.price === null ? '' : moneyText(product.price)
  const category = shop.categories.find((candidate) => candidate.id === product.categoryId)
  const priceHtml =
    price &&
    `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${currencyWords(shop.currency).entity}</span>${price}</bdi></span>`
  return {
    id,
    name: escapeTitle(product.name),
    slug,
    permalink: permalinkOf(product, home),
    date_created: createdAt,
    date_created_gmt: gmt,
    date_modified: modifiedAt,
    date_modified_gmt: shop.clock.toGmt(modifiedAt),
    type: product.variations ? 'variable' : 'simple',
    status: 'publish',
    featured: false,
    catalog_visibility: 'visible',
    description: '',
    short_description: '',
    sku: product.sku,
    price,
    regular_price: price,
    sale_price: '',
    date_on_sale_from: null,
    date_on_sale_from_gmt: null,
    date_on_sale_to: null,
    date_on_sale_to_gmt: null,
    on_sale: false,
    purchasable: price !== '',
    total_sales: totalSales,
    virtual: false,
    downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    external_url: '',
    button_text: '',
    tax_status: 'taxable',
    tax_class: '',
    manage_stock: product.stock !== undefined,
    stock_quantity: product.stock ?? null,
    backorders: 'no',
    backorders_allowed: false,
    backordered: false,
    low_stock_amount: null,
    sold_individually: false,
    weight: '',
    dimensions: { length: '', width: '', height: '' },
    shipping_required: true,
    shipping_taxable: true,
    shipping_class: '',
    shipping_class_id: 0,
    reviews_allowed: true,
    average_rating: '0.00',
    rating_count: 0,
    upsell_ids: [],
    cross_sell_ids: [],
    parent_id: 0,
    purchase_note: '',
    categories: category ? [{ id: category.id, name: category.name, slug: category.slug }] : [],
    brands: [],
    tags: [],
    images: imagesOf(product, gmt, home),
    attributes: [],
    default_attributes: [],
    variations: product.variations?.map((variation) => variation.id) ?? [],
    grouped_products: [],
    menu_order: 0,
    price_html: priceHtml,
    related_ids: [],
    meta_data: [],
    stock_status:
      product.stockStatus ?? (product.stock !== undefined && product.stock <= 0 ? 'outofstock' : 'instock'),
    has_options: false,
    post_password: '',
    global_unique_id: '',
    ...(shop.costs && { cost_of_goods_sold: costBody(productCost(shop, product)) }),
    _links: itemLinks(`${api}/products/${id}`, `${api}/products`),
  }
}
