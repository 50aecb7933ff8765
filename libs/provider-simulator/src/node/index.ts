export { readOrdersFile } from './read-orders-file.ts'
export { demoSamplePath, openDemoSamples, openSample, samplePath, type DemoSamples } from './open-sample.ts'
export { serveSimulator, type RunningSimulator } from './serve-simulator.ts'
export { shopifySchema, shopifySchemaPath } from './shopify-schema.ts'
