import { fileURLToPath } from 'node:url'
import { homeCountry } from '../dataset/countries.ts'
import type { Dataset } from '../dataset/dataset.ts'
import { readOrdersFile } from './read-orders-file.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../../data/${name}`, import.meta.url))

/** Where the bundled sample of UCI Online Retail lies; see data/ATTRIBUTION.md. */
export const samplePath: string = pathOf('online-retail-sample.csv.gz')

/** Where the orders of the demo's two shops lie, cut from the same set. */
export const demoSamplePath: string = pathOf('online-retail-demo.csv.gz')

/**
 * The bundled sample: about 2,900 orders of thirteen months. With `SIMULATED_ORDERS` in the environment only so many
 * of them, the newest, and who placed them: for whoever reads the same shop again and again.
 */
export const openSample = async (): Promise<Dataset> => newestOf(await readOrdersFile(samplePath))

/** What two shops sold: one at home, in pounds, the other abroad, in euro. */
export interface DemoSamples {
  home: Dataset
  abroad: Dataset
}

/**
 * The orders of the demo's two shops, each order in one of them by its country; their days end together. With
 * `SIMULATED_ORDERS` each has so many.
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
