export { authPaths } from './paths.ts'
export { authRoutes } from './routes.tsx'
