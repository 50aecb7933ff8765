import { defineMessages } from '@tandem/app-frame'

/** The words of the menu, the titles of the pages and the actions; the frame loads them. */
export const { text, key, catalogue } = defineMessages('ecommerce', {
  navigation: {
    group: 'eCommerce',
    customers: 'Customers',
    cohorts: 'Cohorts',
    codes: 'Discount codes',
    orders: 'Orders',
    products: 'Products',
  },
  pages: {
    'e-commerce': {
      customers: {
        title: 'Customers',
        description: 'Who buys from your stores, and when they last ordered.',
      },
      cohorts: { title: 'Cohorts', description: 'Which customers came back, by month.' },
      codes: { title: 'Discount codes', description: 'What your discount codes sold.' },
      orders: { title: 'Orders', description: 'What your stores sold.' },
      reconcile: {
        title: 'Compare with the shop’s report',
        description: 'Why Tandem and the shop’s own report differ in a month.',
      },
      products: { title: 'Products', description: 'What your stores sell, and how much of it.' },
    },
  },
  actions: {
    syncAll: 'Sync all stores',
    allSyncing: 'All stores are already syncing',
    noStore: 'No store connected yet',
    syncStarted: 'Sync started',
  },
})
