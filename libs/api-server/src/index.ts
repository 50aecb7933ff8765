export { instagramConnectors } from './social/accounts/network-connectors.ts'
export { createApi, implementedEndpoints, isApiPath } from './create-api.ts'
export type { ApiEnvironment } from './platform/request/api-environment.ts'
export type { SignInProvider, SignInProviders } from './platform/dependencies/social-provider.ts'
export type { Database, WholeDatabase } from './platform/database/database.ts'
export { hasTeams, isDemoDatabase, markDemo } from './platform/database/demo-mark.ts'
export { inTeam } from './platform/database/team-scope.ts'
export { embeddedDatabase, openPGlite } from './platform/database/embedded.ts'
export type { PGliteDatabase } from './platform/database/embedded.ts'
export { isMigrated, migrate } from './platform/database/migrate.ts'
export { SchemaTooNewError } from './platform/database/schema-errors.ts'
export { tryTeamRole } from './platform/database/try-team-role.ts'
export { differingZones } from './platform/database/differing-zones.ts'
export { powerfulRoles } from './platform/database/powerful-roles.ts'
export type { PowerfulRole } from './platform/database/powerful-roles.ts'
export { defaultSettings } from './platform/dependencies/dependencies.ts'
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
} from './platform/dependencies/dependencies.ts'
export type { HostPerson, IdentifiedPerson, Identify } from './platform/dependencies/host-person.ts'
export type { FileKey, FilePlace, Pieces } from './platform/files/file-place.ts'
export { readLateness } from './platform/health/read-lateness.ts'
export type { Lateness } from './platform/health/read-lateness.ts'
export type { Mail, MailTemplate } from './platform/mail/mail.ts'
export { MailFailure } from './platform/mail/mailer.ts'
export type { Mailer, MailMessage } from './platform/mail/mailer.ts'
export { memoryJobs } from './platform/runs/jobs.ts'
export type { Job, Jobs } from './platform/runs/jobs.ts'
export { postSalesQueue } from './insight/post-sales/post-sales-worker.ts'
export { askedLanguage } from './platform/language/asked-language.ts'
export { memoryLimiter } from './platform/limits/memory-limiter.ts'
export { openApiDocument } from './platform/openapi/openapi.ts'
export { networkOf } from './platform/request/network-of.ts'
export type { Answered } from './platform/request/answered.ts'
export { formPosts } from './identity/auth/form-posts.ts'
export type { AnsweredForm } from './identity/auth/form-posts.ts'
export { readForm } from './platform/request/read-form.ts'
export { refuseForeignForms } from './platform/request/refuse-foreign-forms.ts'
export { policyWith, securityHeaders } from './platform/request/security-headers.ts'
export { aesSecrets } from './platform/secrets/secrets.ts'
export type { KeyRing } from './platform/secrets/secrets.ts'
export { deleteTeamAtOnce } from './lifecycle/team-deletion/delete-at-once.ts'
export { startWorkers } from './start-workers.ts'
export { storeConnectors } from './commerce/stores/store-connectors.ts'
export { AddressTakenError } from './identity/auth/create-account.ts'
export { addHostMember, addHostTeam } from './identity/users/host-people.ts'
export { newPerson } from './identity/users/person-row.ts'
