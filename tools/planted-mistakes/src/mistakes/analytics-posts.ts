import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in analytics-posts. */
export const analyticsPostsMistakes: readonly Mistake[] = [
  {
    name: 'a page of orders that is none is asked for',
    file: 'libs/analytics-posts/src/post-detail/orders-address.ts',
    from: '/^[1-9]\\d{0,5}$/.test(page)',
    to: '/^-?\\d{1,6}$/.test(page)',
  },
  {
    name: 'a currency that is none is asked for',
    file: 'libs/analytics-posts/src/post-detail/orders-address.ts',
    from: '/^[A-Z]{3}$/.test(currency)',
    to: '/^\\w+$/.test(currency)',
  },
]
