/** The addresses of this library; the only place where they are spelled. */
export const ecommercePaths = {
  group: '/e-commerce',
  customers: '/e-commerce/customers',
  orders: '/e-commerce/orders',
  products: '/e-commerce/products',
} as const
