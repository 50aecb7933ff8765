import { defineMessages } from '@tandem/app-frame'

/** The words of a list of customers by what brought them. */
export const { useText: useBroughtText } = defineMessages('items-brought-customers', {
  orders_one: '{{formatted}} order',
  orders_other: '{{formatted}} orders',
  first: 'First orders: {{amount}}',
  later: 'Since: {{orders}}, {{amount}}',
  nothingSince: 'No orders since',
  firstOn: 'First order {{when}}, {{amount}}',
  noName: 'No name',
})
