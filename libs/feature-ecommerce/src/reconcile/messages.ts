import { defineMessages } from '@tandem/app-frame'

/** Texts of the page that compares a month with the shop's own report; only that page loads them. */
export const {
  useText: useReconcileText,
  text: reconcileText,
  catalogue,
} = defineMessages('ecommerce-reconcile', {
  description: 'A month of a store in Tandem and in the shop’s own report, and why they differ.',
  noStore: 'No store connected yet',
  connect: 'Connect a store to compare its figures',
  loading: 'Loading the shop’s report',
  failed: 'Couldn’t load the shop’s report',
  store: 'Store',
  month: 'Month',
  askAgain: 'Check again',
  byLabel: 'Tandem counts orders by',
  by: { ordered: 'Order date', paid: 'Date paid' },
  refundsLabel: 'Tandem counts refunds by',
  refunds: { order: 'Order date', given: 'Refund date' },
  sides: { report: 'Tandem and the shop’s report', orders: 'Tandem and the shop’s orders' },
  table: '{{month}} in {{currency}}',
  measure: 'Metric',
  tandem: 'Tandem',
  shop: { report: 'Shop’s report', orders: 'Sum of the shop’s orders' },
  difference: 'Difference',
  unknown: 'Unknown',
  same: 'None',
  rows: {
    orders: 'Orders',
    gross: 'Sales before discounts, without tax',
    discounts: 'Discounts',
    refunds: 'Refunds',
    shipping: 'Shipping, without tax',
    tax: 'Tax',
    total: 'Total',
  },
  source: {
    woocommerce:
      'The shop’s side is the report Analytics → Revenue of WooCommerce. It counts an order on {{date}}, takes a refund off on the day it was given, and adds all currencies as if they were {{currency}}.',
    shopify:
      'The shop’s side is Shopify’s own report of sales. It counts an order on {{date}} and takes a refund off on the day it was given.',
    orders: 'The shop’s side is the sum of its orders, as the shop gives them now.',
  },
  ordersAlone:
    'Shopify’s own report couldn’t be loaded. To compare with it, add read_reports to the scopes of the app in Shopify and install it again.',
  date: {
    ordered: 'the day it was placed',
    paid: 'the day it was paid',
    completed: 'the day it was completed',
  },
  span: 'The shop’s month is {{start}} to {{end}} on your team’s clock ({{zone}}).',
  net: 'Refunds are without the shipping and the tax that were given back; these are taken off shipping and tax.',
  asked: 'Checked {{when}}. Last sync {{read}}.',
  never: 'not finished yet',
  knownSince:
    'Tandem knows all orders of this store since {{day}}. Earlier ones of this month may be missing.',
  noReport: {
    title: 'This shop has no report to compare with',
    text: 'Its WooCommerce is older than its analytics, or they are switched off (WooCommerce → Settings → Advanced → Features).',
  },
  why: 'Why they differ',
  matches: 'Both sides match.',
  totalsMatch: 'The totals match. The shop doesn’t tell all of their parts.',
  partsDiffer: 'The totals match; some of their parts differ.',
  totalDiffers: 'Both sides have as many orders. The shop’s total differs by {{amount}}.',
  ordersDiffer: 'The totals match. The shop’s number of orders differs by {{orders}}.',
  differs: 'The two sides differ. The shop compared with Tandem: orders {{orders}}, total {{amount}}.',
  explained: 'Nothing is left: every difference is explained.',
  left: 'Not explained: {{amount}}, {{orders}}.',
  changed: 'Orders {{orders}}, total {{amount}}',
  part: '{{name}} {{amount}}',
  leftParts:
    'The totals are explained. Between their parts {{amount}} are not, which may be the rounding of tax.',
  tooMany: 'More orders are on the days that differ than can be compared one by one.',
  whyLeft:
    'A plugin may change the shop’s report, or it may not be up to date yet. Sync the store and check again later.',
  ordersCount_one: '{{formatted}} order',
  ordersCount_other: '{{formatted}} orders',
  ordersNamed_one: '{{formatted}} order:',
  ordersNamed_other: '{{formatted}} orders:',
  order: '#{{number}}',
  more: 'and {{formatted}} more',
  noAmount: 'amount unknown',
  kinds: {
    date: {
      title: 'Orders that count in another month',
      text: 'Tandem counts an order on {{ours}}, the report on {{theirs}}.',
    },
    unpaid: {
      title: 'Orders that are not paid',
      text: 'One side counts paid orders alone, and the shop gives no date of payment for these.',
    },
    zone: {
      title: 'Orders and refunds at the ends of the month',
      text: 'The shop’s days begin at another moment than those of your team.',
    },
    refund_day: {
      title: 'Refunds of another month',
      text: 'One side takes a refund off the month of its order, the other off the month in which it was given.',
    },
    status: {
      title: 'Orders whose status counts on one side alone',
      text: 'The report leaves out: {{statuses}}. What Tandem leaves out is on the store’s card; it also never counts the separate orders that a marketplace plugin creates for each vendor.',
    },
    currency: {
      title: 'Orders in {{currency}}',
      text: 'Tandem never adds two currencies. The report adds these amounts as if they were {{own}}.',
    },
    refund_unknown: {
      title: 'Refunds without a record',
      text: 'The orders say that money was given back, and the shop lists no refund for it.',
    },
    refund_parts: {
      title: 'Refunds that the report splits otherwise',
      text: 'Both sides count the same amounts. The report takes another part of them off tax and shipping.',
    },
    child_order: {
      title: 'Orders that belong to another order',
      text: 'A plugin made these orders from another one. Both sides count their amounts. The report doesn’t count them as orders.',
    },
    missing: {
      title: 'Orders and refunds that Tandem has not read yet',
      text: 'Sync the store, then ask again.',
    },
    unread: {
      title: 'Orders that Tandem could not read',
      text: 'The store’s card names the reason. The rest of the difference on their days is assigned to them.',
    },
    changed: {
      title: 'Orders that have changed in the shop',
      text: 'Tandem has them as they were when it last read them. Sync the store, then ask again.',
    },
    gone: {
      title: 'Orders and refunds that the report doesn’t count',
      text: 'They were deleted or changed in the shop, or its report is not up to date yet.',
    },
  },
})
