export { hostRoutes } from './host-routes.tsx'
export type { HostOptions, RoutesHost } from './host-routes.tsx'
export { newTeam, signIn, signOut } from './team.ts'
export type { Shop, StoreOptions, Team, TeamOptions } from './team.ts'
