import type { SocialAccount } from '@tandem/api-contract'

/** The account's name in texts and button labels. */
export const accountName = ({ username }: Pick<SocialAccount, 'username'>) => `@${username}`
