import type { SocialAccount } from '@tandem/api-contract'

/** An account as people say it, in texts and names of buttons. */
export const accountName = ({ username }: Pick<SocialAccount, 'username'>) => `@${username}`
