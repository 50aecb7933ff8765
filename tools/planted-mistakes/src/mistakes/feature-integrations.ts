import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-integrations. */
export const featureIntegrationsMistakes: readonly Mistake[] = [
  {
    name: "an account whose permission was withdrawn can't be connected again",
    file: 'libs/feature-integrations/src/accounts/account-actions.ts',
    from: "if (health.state === 'permissions' || health.state === 'revoked') return 'rerequest'",
    to: "if (health.state === 'permissions') return 'rerequest'",
  },
  {
    name: 'a tracked account is asked to connect again',
    file: 'libs/feature-integrations/src/accounts/account-actions.ts',
    from: "if (service === 'tracker' || archived_at !== null) return null",
    to: 'if (archived_at !== null) return null',
  },
  {
    name: 'an archived account can be read',
    file: 'libs/feature-integrations/src/accounts/account-actions.ts',
    from: 'archived_at === null && revoked_at === null',
    to: 'revoked_at === null',
  },
  {
    name: 'more accounts than allowed are changed at once',
    file: 'libs/feature-integrations/src/accounts/account-bulk-bar.tsx',
    from: 'count > maxChosenAccounts && {',
    to: 'count > maxChosenAccounts * 10 && {',
  },
  {
    name: 'accounts that were left out are chosen',
    file: 'libs/feature-integrations/src/accounts/account-bulk-bar.tsx',
    from: "value.ids.has(String(id)) === (value.kind === 'only')",
    to: 'value.ids.has(String(id))',
  },
  {
    name: 'the dialog of an account opens the dialog of its name',
    file: 'libs/feature-integrations/src/accounts/account-dialog.ts',
    from: '/^(account|collections|rename)-([1-9]\\d{0,14})$/',
    to: '/^(account|collections)-([1-9]\\d{0,14})$/',
  },
  {
    name: 'an archived account is offered to be archived',
    file: 'libs/feature-integrations/src/accounts/account-menu.tsx',
    from: 'const isArchived = account.archived_at !== null',
    to: 'const isArchived = account.archived_at === null',
  },
  {
    name: 'an archived account shows a warning of its health',
    file: 'libs/feature-integrations/src/accounts/account-details.tsx',
    from: '{health.message !== null && account.archived_at === null && (',
    to: '{health.message !== null && (',
  },
]
