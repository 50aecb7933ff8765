/**
 * Validation texts about social accounts and their collections. Separate from `messages`, which the first
 * page loads.
 */
export const socialMessages = {
  account: {
    username: 'Enter a username',
    usernameCharacters: 'Usernames can contain letters, numbers, periods and underscores (max. 30)',
    noneChosen: 'Choose at least one account',
    tooMany: (max: number) => `At most ${max} accounts at a time`,
    unknown: 'This account isn’t in your team',
    archived: 'Archived accounts don’t sync. Restore it first.',
    revoked: 'This account is no longer connected. Reconnect it first.',
    notOffered: 'Instagram didn’t offer this account',
    usernameOrIds: 'Enter a user name, or choose from the accounts that were offered',
    onlyOwn: 'Only connected accounts can be revoked',
    tooManyTracked: (max: number) => `You can track up to ${max} accounts`,
    tooManyConnected: (max: number) =>
      `A team can connect at most ${max} accounts. Archived accounts count too. Delete one to connect another.`,
  },
  collection: {
    name: 'Enter a name for the collection',
    duplicate: (name: string) => `There is already a collection named “${name}”`,
    noneChosen: 'Please choose collection at least one.',
    tooMany: (max: number) => `You can have up to ${max} collections`,
    tooManyAccounts: (max: number) => `A collection can have up to ${max} accounts`,
    unknown: 'This collection no longer exists',
  },
  connection: {
    state: 'Please start again',
    answer: 'Facebook’s response is incomplete. Please start again.',
  },
} as const
