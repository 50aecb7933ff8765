/** The pages of this library, each loaded when it is first opened. */
export const pages = {
  profile: () => import('./profile/profile-page.tsx'),
  email: () => import('./email/email-page.tsx'),
  emailLink: () => import('./email/email-link-page.tsx'),
  signIn: () => import('./sign-in/sign-in-page.tsx'),
  sessions: () => import('./sessions/sessions-page.tsx'),
  appearance: () => import('./appearance/appearance-page.tsx'),
  team: () => import('./team/team-page.tsx'),
  data: () => import('./data/data-page.tsx'),
}
