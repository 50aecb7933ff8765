/** Validation texts about members, the team itself, and a person's own profile. */
export const teamMessages = {
  users: {
    role: 'Please choose a role',
    status: 'Please choose a status',
    ownRole: 'You can’t change your own role. Ask another admin.',
    ownStatus: 'You can’t change your own status. Ask another admin.',
    superAdminRole: 'Transfer ownership first',
    superAdminStatus: 'The super admin of a team is always active',
    pendingStatus: 'Invited people stay Pending until they accept',
    notPending: 'This person has already joined',
    nothing: 'No changes to save',
    name: 'Name must be at least 2 characters long',
  },
  invite: {
    emails: 'Enter at least one email address',
    tooMany: (max: number) => `At most ${max} people can be invited at once`,
    tooOften: 'Too many invitations to this address. Try again later.',
    mailLimit: (wait: string) =>
      `Your team has sent all the emails it can send in a day. Try again in ${wait}`,
  },
  transfer: {
    self: 'You’re already the super admin',
    notActive: 'Only active members can become super admin',
    password: 'Enter your password to hand the team over',
  },
  profile: {
    name: 'Name must be at least 2 characters long',
    nameTooSoon: (next: string) => `You can change your name again on ${next}`,
    url: 'Url must be url format',
    tooManyUrls: (max: number) => `At most ${max} addresses`,
    language: 'Please choose a language from the list',
    nothing: 'No changes to save',
  },
  picture: {
    format: 'Please choose a JPEG or PNG picture',
    broken: 'This picture is damaged. Please choose another one',
    tooLarge: 'This picture is too large',
    sides: (max: number) => `Images can be up to ${max} × ${max} pixels`,
  },
  team: {
    name: 'Team name must be at least 2 characters long',
    timezone: 'Timezone is required',
    week_start: 'Please choose a day',
    nothing: 'No changes to save',
  },
  audit: {
    userUnknown: 'No such person in this log',
  },
  export: {
    password: 'Enter your password to export the data of the team',
  },
  search: {
    tooShort: 'Type at least 2 characters',
  },
  deletion: {
    name: 'Type the team name exactly',
    password: 'Enter your password to delete the team',
    already: 'This team is already scheduled for deletion',
  },
} as const
