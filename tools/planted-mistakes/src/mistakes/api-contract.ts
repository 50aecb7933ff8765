import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in api-contract. */
export const apiContractMistakes: readonly Mistake[] = [
  {
    name: 'everybody may connect stores',
    file: 'libs/api-contract/src/permissions.ts',
    from: 'permissions[role].includes(permission)',
    to: "(permissions[role].includes(permission) || permission === 'stores.write')",
  },
  {
    name: 'an admin may delete the whole team',
    file: 'libs/api-contract/src/permissions.ts',
    from: "  'export.write',\n] as const\nconst superAdmin = [...admin, 'team.transfer', 'team.delete'] as const",
    to: "  'export.write',\n  'team.delete',\n] as const\nconst superAdmin = [...admin, 'team.transfer'] as const",
  },
  {
    name: 'a filter of a single day is refused',
    file: 'libs/api-contract/src/list-filter.ts',
    from: 'from > to',
    to: 'from >= to',
  },
  {
    name: 'a lower bound of amounts is taken without a currency',
    file: 'libs/api-contract/src/list-filter.ts',
    from: 'if ((amount_min !== undefined || amount_max !== undefined) && input.amount_currency === undefined)',
    to: 'if (amount_max !== undefined && input.amount_currency === undefined)',
  },
  {
    name: 'a NUL character reaches the database',
    file: 'libs/api-contract/src/fields.ts',
    from: "!text.includes('\\u0000') && text.isWellFormed()",
    to: 'text.isWellFormed()',
  },
  {
    name: 'a page may be asked with a thousand rows',
    file: 'libs/api-contract/src/fields.ts',
    from: 'Math.min(Math.max(rows, 1), 100)',
    to: 'Math.min(Math.max(rows, 1), 1000)',
  },
  {
    name: 'a link of a profile may carry a password',
    file: 'libs/api-contract/src/profile.ts',
    from: "username === '' && password === '' && hostname.includes('.')",
    to: "username === '' && hostname.includes('.')",
  },
  {
    name: 'a favourite page may lead to another site',
    file: 'libs/api-contract/src/favorites.ts',
    from: 'URL.canParse(path, anyOrigin) && new URL(path, anyOrigin).origin === anyOrigin',
    to: 'URL.canParse(path, anyOrigin)',
  },
  {
    name: 'somebody can be invited as a super admin',
    file: 'libs/api-contract/src/invitations.ts',
    from: "roles.filter((role) => role !== 'super_admin')",
    to: "roles.filter((role): role is 'admin' | 'editor' | 'viewer' => role.length > 0)",
  },
  {
    name: 'a person can be set back to pending',
    file: 'libs/api-contract/src/users.ts',
    from: "userStatuses.filter((status) => status !== 'pending')",
    to: "userStatuses.filter((status): status is 'active' | 'inactive' | 'archived' => status.length > 0)",
  },
  {
    name: 'a write key of one character is taken',
    file: 'libs/api-contract/src/write-key.ts',
    from: '/^[\\w-]{8,64}$/',
    to: '/^[\\w-]{1,64}$/',
  },
  {
    name: 'a Shopify store is taken with half of its keys',
    file: 'libs/api-contract/src/store-connection.ts',
    from: 'keys.shopify_client_id !== undefined && keys.shopify_client_secret !== undefined',
    to: 'keys.shopify_client_id !== undefined || keys.shopify_client_secret !== undefined',
  },
  {
    name: 'an answer of Facebook may carry a code and an error',
    file: 'libs/api-contract/src/account-connection.ts',
    from: 'Boolean(code) !== Boolean(error)',
    to: '(Boolean(code) || Boolean(error))',
  },
  {
    name: 'bounds of a metric that are the wrong way round are taken',
    file: 'libs/api-contract/src/post-filter.ts',
    from: 'if (isReversed(input[`${metric}_min`], input[`${metric}_max`]))',
    to: 'if (isReversed(input[`${metric}_min`], (input[`${metric}_max`] ?? Infinity) + 1000))',
  },
  {
    name: 'two different passwords of one length count as repeated',
    file: 'libs/api-contract/src/account-fields.ts',
    from: 'if (password === confirmPassword) return',
    to: 'if (password.length === confirmPassword.length) return',
  },
]
