export { accountNavigation } from './account-navigation.ts'
export { accountRoutes, accountsSection } from './accounts-section.ts'
export { accountPaths } from './paths.ts'
