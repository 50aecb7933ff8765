export { readOrdersFile } from './read-orders-file.ts'
export { openSample, samplePath } from './open-sample.ts'
export { serveWooCommerce, type RunningSimulator } from './serve-woocommerce.ts'
