/** The addresses of this library; the only place where they are spelled. */
export const settingsPaths = {
  group: '/settings',
  profile: '/settings/profile',
  email: '/settings/profile/email',
  appearance: '/settings/profile/appearance',
  password: '/settings/profile/password',
} as const
