import { fileURLToPath } from 'node:url'
import type { Dataset } from '../dataset/dataset.ts'
import { readOrdersFile } from './read-orders-file.ts'

/** Where the bundled sample of UCI Online Retail lies; see data/ATTRIBUTION.md. */
export const samplePath: string = fileURLToPath(
  new URL('../../data/online-retail-sample.csv.gz', import.meta.url),
)

/**
 * The bundled sample: about 2,900 orders of thirteen months. With `SIMULATED_ORDERS` in the environment only so many
 * of them, the newest, and who placed them: for whoever reads the same shop again and again.
 */
export async function openSample(): Promise<Dataset> {
  const sample = await readOrdersFile(samplePath)
  const wanted = Number(process.env.SIMULATED_ORDERS ?? Infinity)
  if (!(wanted < sample.orders.length)) return sample
  const orders = sample.orders
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .slice(-wanted)
  const buyers = new Set(orders.map(({ customer }) => customer))
  return { ...sample, orders, customers: sample.customers.filter((customer) => buyers.has(customer)) }
}
