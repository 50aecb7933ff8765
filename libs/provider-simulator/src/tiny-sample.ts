import type { Dataset } from './dataset/dataset.ts'
import { readOrdersText } from './dataset/read-orders.ts'
import { tinySampleCsv } from './tiny-sample.generated.ts'

let sample: Dataset | undefined

/** About 60 orders with each kind of quirk, bundled for tests and stories. Read once. */
export const tinySample = (): Dataset => (sample ??= readOrdersText(tinySampleCsv))
