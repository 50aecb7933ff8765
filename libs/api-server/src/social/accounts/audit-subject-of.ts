import type { SocialAccount } from '@tandem/api-contract'

/** The name of one of these accounts for the audit log. */
export const auditSubjectOf = (accounts: readonly Pick<SocialAccount, 'id' | 'username'>[], id: number) => ({
  subject: 'account',
  subject_id: id,
  subject_name: accounts.flatMap((account) => (account.id === id ? `@${account.username}` : []))[0] ?? null,
})
