export { accountNavigation } from './account-navigation.ts'
export { accountHelp } from './help.ts'
export { accountRoutes, accountsSection } from './accounts-section.ts'
export { accountPaths } from './paths.ts'
