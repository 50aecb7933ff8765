import { fileURLToPath } from 'node:url'
import { homeCountry } from '../dataset/countries.ts'
import type { Dataset } from '../dataset/dataset.ts'
import { readOrdersFile } from './read-orders-file.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../../data/${name}`, import.meta.url))

/** The path of the bundled sample of UCI Online Retail; see data/ATTRIBUTION.md. */
export const samplePath: string = pathOf('online-retail-sample.csv.gz')

/** The path of the orders of the demo's two shops, which come from the same dataset. */
export const demoSamplePath: string = pathOf('online-retail-demo.csv.gz')

/**
 * Opens the bundled sample: about 2,900 orders of thirteen months. `SIMULATED_ORDERS` in the environment
 * limits it to that many of the newest orders and their customers, for tests that read the same shop again
 * and again.
 */
export const openSample = async (): Promise<Dataset> => newestOf(await readOrdersFile(samplePath))

/** The orders of the demo's two shops: one in the United Kingdom, in pounds, the other abroad, in euro. */
export interface DemoSamples {
  home: Dataset
  abroad: Dataset
}

/**
 * Opens the orders of the demo's two shops. The country of an order decides its shop, and both shops end on
 * the same day. `SIMULATED_ORDERS` limits each of them.
 */
export async function openDemoSamples(): Promise<DemoSamples> {
  const home = await readOrdersFile(demoSamplePath, 'GBP', ({ country }) => country === homeCountry)
  const abroad = await readOrdersFile(demoSamplePath, 'EUR', ({ country }) => country !== homeCountry)
  const lastDay = home.lastDay > abroad.lastDay ? home.lastDay : abroad.lastDay
  return { home: newestOf({ ...home, lastDay }), abroad: newestOf({ ...abroad, lastDay }) }
}

function newestOf(sample: Dataset): Dataset {
  const wanted = Number(process.env.SIMULATED_ORDERS ?? Infinity)
  if (!(wanted < sample.orders.length)) return sample
  const orders = sample.orders
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .slice(-wanted)
  const buyers = new Set(orders.map(({ customer }) => customer))
  return { ...sample, orders, customers: sample.customers.filter((customer) => buyers.has(customer)) }
}
