import type { Charge, Coupon, OrderLine } from '../dataset/dataset.ts'
import { moneyText, unitPrice } from './money.ts'

/** A line of an order or of a refund. */
export const lineBody = (
  { id, product, name, tax = 0, variationId = 0, cost }: OrderLine,
  quantity: number,
  total: number,
  decimals: number,
  {
    meta = [],
    discount = 0,
    discountTax = 0,
  }: {
    meta?: { id: number; key: string; value: string; display_key: string; display_value: string }[]
    discount?: number
    discountTax?: number
  } = {},
) => ({
  id,
  name,
  product_id: product?.id ?? 0,
  variation_id: variationId,
  quantity,
  tax_class: '',
  subtotal: moneyText(total + discount, decimals),
  subtotal_tax: moneyText(tax + discountTax, decimals),
  total: moneyText(total, decimals),
  total_tax: moneyText(tax, decimals),
  taxes: [],
  meta_data: meta,
  sku: product ? product.sku : null,
  global_unique_id: product ? '' : null,
  price: unitPrice(total, quantity),
  image: product ? { id: '', src: '' } : { id: 0, src: '' },
  parent_name: null,
  ...(cost !== undefined && { cost_of_goods_sold: { value: cost / 100 } }),
})

/** The postage of an order. */
export const shippingBody = ({ id, title, total, tax = 0 }: Charge, decimals: number) => ({
  id,
  method_title: title,
  method_id: 'flat_rate',
  instance_id: '',
  total: moneyText(total, decimals),
  total_tax: moneyText(tax, decimals),
  taxes: [],
  tax_status: 'taxable',
  meta_data: [],
})

/** A fee of an order. */
export const feeBody = ({ id, title, total, tax = 0 }: Charge, decimals: number) => ({
  id,
  name: title,
  tax_class: '',
  tax_status: 'taxable',
  amount: '',
  total: moneyText(total, decimals),
  total_tax: moneyText(tax, decimals),
  taxes: [],
  meta_data: [],
})

/** The tax of some lines, postage or fees. */
export const taxOf = (parts: { tax?: number }[]) => parts.reduce((sum, { tax = 0 }) => sum + tax, 0)

/** A discount code that an order was placed with. */
export const couponBody = ({ code, kind, nominal, discount, tax }: Coupon, id: number, decimals: number) => ({
  id,
  code: code.toLowerCase(),
  discount: moneyText(discount, decimals),
  discount_tax: moneyText(tax, decimals),
  meta_data: [],
  discount_type: kind,
  nominal_amount: nominal,
  free_shipping: false,
})
