export { integrationsFeature } from './feature.ts'
