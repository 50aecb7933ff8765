import { defineMessages } from '@tandem/app-frame'

/** Texts of a list of customers and what brought them. */
export const { useText: useBroughtText, catalogue } = defineMessages('items-brought-customers', {
  orders_one: '{{formatted}} order',
  orders_other: '{{formatted}} orders',
  first: 'First orders: {{amount}}',
  later: 'Since: {{orders}}, {{amount}}',
  nothingSince: 'No orders since',
  firstOn: 'First order {{when}}, {{amount}}',
  noName: 'No name',
  knownSince: 'All orders are known since {{day}}. Someone who bought only before that day counts as new.',
  unknown_one:
    '{{formatted}} customer isn’t listed: their first known order is from before that day, and they may have bought earlier.',
  unknown_other:
    '{{formatted}} customers aren’t listed: their first known orders are from before that day, and they may have bought earlier.',
})
