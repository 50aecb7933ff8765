/** The addresses of this library; they are defined only here. */
export const ecommercePaths = {
  group: '/e-commerce',
  customers: '/e-commerce/customers',
  cohorts: '/e-commerce/cohorts',
  codes: '/e-commerce/codes',
  reconcile: '/e-commerce/reconcile',
  orders: '/e-commerce/orders',
  products: '/e-commerce/products',
  customer: (id: number) => `/e-commerce/customers?customer=${id}`,
  order: (id: number) => `/e-commerce/orders?order=${id}`,
  product: (id: number) => `/e-commerce/products?product=${id}`,
  reconcileStore: (id: number) => `/e-commerce/reconcile?store_id=${id}`,
} as const
