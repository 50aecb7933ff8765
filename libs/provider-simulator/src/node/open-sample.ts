import { fileURLToPath } from 'node:url'
import type { Dataset } from '../dataset/dataset.ts'
import { readOrdersFile } from './read-orders-file.ts'

/** Where the bundled sample of UCI Online Retail lies; see data/ATTRIBUTION.md. */
export const samplePath: string = fileURLToPath(
  new URL('../../data/online-retail-sample.csv.gz', import.meta.url),
)

/** The bundled sample: about 2,900 orders of thirteen months. */
export const openSample = (): Promise<Dataset> => readOrdersFile(samplePath)
