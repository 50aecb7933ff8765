/** The addresses of this library; the only place where they are spelled. */
export const ecommercePaths = {
  group: '/e-commerce',
  orders: '/e-commerce/orders',
} as const
