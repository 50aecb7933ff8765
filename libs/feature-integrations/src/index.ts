export { integrationsNavigation } from './navigation.ts'
export { integrationsPaths } from './paths.ts'
export { integrationsRoutes } from './routes.tsx'
