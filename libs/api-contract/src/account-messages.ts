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
    emailNeeded: 'Enter your email address',
    otherEmail: 'This sign-in already provides an email address',
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
    others: 'Someone else signs in with this account',
  },
  invitation: {
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
    timezone: 'Timezone is required',
  },
  password: {
    tooShort: (min: number) => `Password must be at least ${min} characters long`,
    common: 'This password is too common. Please choose another one',
    ownWords: 'Choose a password that doesn’t contain your email, team name or “Tandem”',
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
