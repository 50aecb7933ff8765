/** The addresses of this library; they are defined only here. The link in a mail leads to `email`. */
export const settingsPaths = {
  group: '/settings',
  profile: '/settings/profile',
  email: '/settings/profile/email',
  /** The page of a mailed link for signed-out people. */
  emailLink: '/open/settings/profile/email',
  /** The page that a newly added provider returns to. */
  signIn: '/settings/profile/sign-in',
  sessions: '/settings/profile/sessions',
  appearance: '/settings/profile/appearance',
  password: '/settings/profile/password',
  team: '/settings/team',
  data: '/settings/team/data',
} as const
