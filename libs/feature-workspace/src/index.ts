export { workspaceFeature } from './feature.ts'
