/** Validation texts of registering, being invited and changing what one signs in with. */
export const accountMessages = {
  register: {
    name: 'Name must be at least 2 characters long',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
    team_name: 'Team name must be at least 2 characters long',
    timezone: 'Timezone is required',
  },
  socialCompletion: {
    name: 'Name must be at least 2 characters long',
    email: 'Please enter a valid email address',
    emailNeeded: 'Enter your email address: the provider did not confirm one',
    otherEmail: 'This sign-in comes with an email address of its own',
    team_name: 'Team name must be at least 2 characters long',
    timezone: 'Timezone is required',
  },
  forgotPassword: {
    email: 'Please enter a valid email address.',
  },
  resetPassword: {
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
  },
  verification: {
    password: 'Choose a password with at least 8 characters',
  },
  signInMethods: {
    password: 'Enter your password to change your sign-in methods',
    last: 'This is your only sign-in method. Choose a password first.',
    own: 'This account is one of your sign-in methods already',
    others: 'Somebody else signs in with this account',
  },
  invitation: {
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
    timezone: 'Timezone is required',
  },
  password: {
    tooShort: (min: number) => `Password must be at least ${min} characters long`,
    common: 'This password is too common. Please choose another one',
    ownWords: 'Please choose a password that is not your email address or the name of your team or of Tandem',
  },
  timezoneUnknown: 'Please choose a timezone from the list',
  link: {
    missing: 'Missing parameters: user_id or hash is missing.',
  },
  invite: {
    name: 'Name must be at least 2 characters long',
    email: 'Please enter a valid email address',
    role: 'Please choose a role',
    inTeam: 'This person is already in your team',
  },
  updateEmail: {
    email: 'Please enter a valid email address',
    same: 'This is already your email address',
    password: 'Enter your password to change your email address',
  },
} as const
