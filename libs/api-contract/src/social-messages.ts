/** Validation texts about social accounts and their collections; apart from `messages`, which the first page loads. */
export const socialMessages = {
  account: {
    username: 'Enter a user name',
    usernameCharacters: 'A user name has letters, digits, points and underscores, at most 30',
    noneChosen: 'Choose at least one account',
    tooMany: 'At most 100 accounts at a time',
    unknown: 'There is no such account in your team',
    archived: 'An archived account is not read. Restore it first.',
    revoked: 'This account is not connected any more. Connect it again first.',
    notOffered: 'This account was not among those that Instagram offered',
    usernameOrIds: 'Enter a user name, or choose from the accounts that were offered',
    onlyOwn: 'Only connected accounts have a permission to revoke',
    mostTracked: 'At most 500 accounts are tracked by a team',
    mostConnected: (most: number) =>
      `A team can connect at most ${most} accounts. Archived accounts count too. Delete one to connect another.`,
  },
  collection: {
    name: 'Enter a name for the collection',
    duplicate: (name: string) => `There is already a collection named “${name}”`,
    noneChosen: 'Please choose collection at least one.',
    tooMany: 'At most 200 collections are kept by a team',
    unknown: 'There is no such collection in your team',
  },
  connection: {
    state: 'Start connecting again',
    answer: 'The answer of Facebook is incomplete. Start connecting again.',
  },
} as const
