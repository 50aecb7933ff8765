/** The addresses of this library; the only place where they are spelled. The link in a mail leads to `email`. */
export const settingsPaths = {
  group: '/settings',
  profile: '/settings/profile',
  email: '/settings/profile/email',
  /** Where the link of a mail leads whoever is not signed in. */
  emailLink: '/open/settings/profile/email',
  /** Where a provider that is being added leads back to. */
  signIn: '/settings/profile/sign-in',
  sessions: '/settings/profile/sessions',
  appearance: '/settings/profile/appearance',
  password: '/settings/profile/password',
  team: '/settings/team',
  data: '/settings/team/data',
} as const
