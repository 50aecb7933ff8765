/** Validation texts of the people of a team, of the team itself, and of a person's own profile. */
export const teamMessages = {
  users: {
    role: 'Please choose a role',
    status: 'Please choose a status',
    ownRole: 'You cannot change your own role. Another admin can',
    ownStatus: 'You cannot change your own status. Another admin can',
    superAdminRole: 'The super admin keeps this role until they hand it over',
    superAdminStatus: 'The super admin of a team is always active',
    pendingStatus: 'Somebody who has not accepted the invitation yet has no other status',
    notPending: 'This person has joined already',
    nothing: 'There is nothing to change',
    name: 'Name must be at least 2 characters long',
  },
  invite: {
    emails: 'Enter at least one email address',
    tooMany: (most: number) => `At most ${most} people can be invited at once`,
    tooOften: 'This address has been invited five times within an hour. Please try again later',
    mailLimit: (wait: string) =>
      `Your team has sent all the emails it can send in a day. Try again in ${wait}`,
  },
  transfer: {
    self: 'You are the super admin already',
    notActive: 'Only somebody who is active can become the super admin',
    password: 'Enter your password to hand the team over',
  },
  profile: {
    name: 'Name must be at least 2 characters long',
    nameTooSoon: (next: string) => `You can change your name once every 30 days: next on ${next}`,
    url: 'Url must be url format',
    tooManyUrls: (most: number) => `At most ${most} addresses`,
    nothing: 'There is nothing to change',
  },
  picture: {
    format: 'Please choose a JPEG or PNG picture',
    broken: 'This picture is damaged. Please choose another one',
    tooLarge: 'This picture is too large',
    sides: (most: number) => `A picture is at most ${most} pixels wide and high`,
  },
  team: {
    name: 'Team name must be at least 2 characters long',
    timezone: 'Timezone is required',
    week_start: 'Please choose a day',
    nothing: 'There is nothing to change',
  },
  audit: {
    userUnknown: 'There is nobody of this number in the log of your team',
  },
  export: {
    password: 'Enter your password to export the data of the team',
  },
  deletion: {
    name: 'Enter the name of the team as it is written',
    password: 'Enter your password to delete the team',
    already: 'This team is being deleted already',
  },
} as const
