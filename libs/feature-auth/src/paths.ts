/** The addresses of this library, which are written only here. Mails link to some of them. */
export const authPaths = {
  root: '/auth',
  login: '/auth/login',
  continue: '/auth/login/continue',
  socialCallback: '/auth/login/callback',
  register: '/auth/register',
  checkEmail: '/auth/check-email',
  verify: '/auth/verify',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/forgot-password/verify',
  invitation: '/auth/invitation',
  undoSignIn: '/auth/undo/sign-in',
  undoEmail: '/auth/undo/email',
  terms: '/terms',
  privacy: '/privacy',
} as const
