import { decided } from './exported-table.ts'

type FigureTable =
  | 'store_day'
  | 'store_hour'
  | 'figure_recounts'
  | 'figures_before'
  | 'figure_changes'
  | 'order_day'
  | 'customer_spent'
  | 'product_revenue'

/** What is counted from orders; see `teamData`. */
export const figureData = decided<FigureTable>()({
  store_day: {
    file: 'store-days',
    about: 'What a store sold and gave back on a day of the team, per currency.',
    columns: [
      'store_id',
      'day',
      'currency',
      'orders',
      'revenue',
      'refunds',
      'units',
      'gross',
      'discounts',
      'fees',
      'shipping',
      'tax',
      'refunded',
      'unsplit',
      'costed_units',
      'todays_units',
      'costed_revenue',
      'cost',
    ],
    amounts: {
      revenue: 'currency',
      refunds: 'currency',
      gross: 'currency',
      discounts: 'currency',
      fees: 'currency',
      shipping: 'currency',
      tax: 'currency',
      refunded: 'currency',
      costed_revenue: 'currency',
      cost: 'currency',
    },
  },
  store_hour: {
    file: 'store-hours',
    about: 'The sales of a store by the hour they were placed in, in the time zone of the team.',
    columns: ['store_id', 'day', 'hour', 'orders'],
  },
  figure_recounts: { leftOut: 'Which past months are still to be counted by a new rule.' },
  figures_before: { leftOut: 'Figures of store-days as they were, while a store is counted again.' },
  figure_changes: {
    file: 'figure-changes',
    about: 'Past months whose figures came out differently when a store was counted again.',
    columns: [
      'store_id',
      'figure',
      'month',
      'currency',
      'orders_before',
      'orders_after',
      'revenue_before',
      'revenue_after',
      'cause',
      'changed_at',
    ],
    amounts: { revenue_before: 'currency', revenue_after: 'currency' },
  },
  order_day: {
    file: 'order-days',
    about: 'Orders of every status by the day they were placed.',
    columns: ['store_id', 'day', 'status', 'orders'],
  },
  customer_spent: {
    file: 'customer-spent',
    about: 'What a customer spent less what was given back, per currency.',
    columns: ['customer_id', 'currency', 'store_id', 'orders', 'amount'],
    amounts: { amount: 'currency' },
  },
  product_revenue: {
    file: 'product-revenue',
    about: 'What a product brought in less what came back, per currency.',
    columns: [
      'store_id',
      'product_provider_id',
      'currency',
      'lines',
      'units',
      'revenue',
      'costed_units',
      'todays_units',
      'costed_revenue',
      'cost',
    ],
    amounts: { revenue: 'currency', costed_revenue: 'currency', cost: 'currency' },
  },
})
