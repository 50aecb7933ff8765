/** The pages of this library, each loaded when it is first opened. */
export const pages = {
  customers: () => import('./customers/customers-page.tsx'),
  cohorts: () => import('./cohorts/cohorts-page.tsx'),
  codes: () => import('./discount-codes/discount-codes-page.tsx'),
  orders: () => import('./orders/orders-page.tsx'),
  reconcile: () => import('./reconcile/reconcile-page.tsx'),
  products: () => import('./products/products-page.tsx'),
}
