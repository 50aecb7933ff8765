import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in provider-simulator. */
export const providerSimulatorMistakes: readonly Mistake[] = [
  {
    name: 'the simulated WooCommerce tells one page too few',
    file: 'libs/provider-simulator/src/woocommerce/page-of.ts',
    from: 'pages: Math.ceil(rows.length / perPage),',
    to: 'pages: Math.floor(rows.length / perPage),',
  },
  {
    name: 'the simulated WooCommerce takes a wrong secret',
    file: 'libs/provider-simulator/src/woocommerce/authenticate.ts',
    from: 'if (key.consumerSecret !== pair[1])',
    to: "if (pair[1] === '')",
  },
  {
    name: 'the simulated Shopify answers although its bucket is empty',
    file: 'libs/provider-simulator/src/shopify/bucket.ts',
    from: 'if (points > bucket.level) return false',
    to: 'if (points < 0) return false',
  },
]
