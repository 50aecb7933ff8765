export { instagramConnectors } from './accounts/network-connectors.ts'
export { createApi, implementedEndpoints } from './create-api.ts'
export type { ApiEnvironment } from './create-api.ts'
export type { SignInProvider, SignInProviders } from './auth/social/social-provider.ts'
export type { Database, WholeDatabase } from './database/database.ts'
export { inTeam } from './database/team-scope.ts'
export { embeddedDatabase, openPGlite } from './database/embedded.ts'
export { isMigrated, migrate } from './database/migrate.ts'
export { defaultSettings } from './dependencies.ts'
export type {
  ApiDependencies,
  ApiSettings,
  Connectors,
  Limiter,
  LimiterFactory,
  Log,
  Passwords,
  Secrets,
  SocialAccess,
  SocialConnectors,
  StoreAccess,
  WooCommerceCredentials,
} from './dependencies.ts'
export type { FileKey, FilePlace, Pieces } from './files/files.ts'
export type { Mail, MailTemplate } from './mail/mail.ts'
export { MailFailure } from './mail/mailer.ts'
export type { Mailer, MailMessage } from './mail/mailer.ts'
export { memoryJobs } from './jobs.ts'
export type { Job, Jobs } from './jobs.ts'
export { memoryLimiter } from './memory-limiter.ts'
export { openApiDocument } from './openapi/openapi.ts'
export { securityHeaders } from './request/security-headers.ts'
export { aesSecrets } from './secrets.ts'
export { startWorkers } from './start-workers.ts'
export { storeConnectors } from './stores/store-connectors.ts'
export { newPerson } from './users/person-row.ts'
