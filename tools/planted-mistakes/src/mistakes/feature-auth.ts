import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in feature-auth. */
export const featureAuthMistakes: readonly Mistake[] = [
  {
    name: '65 seconds are shown as 1:5',
    file: 'libs/feature-auth/src/clock-of.ts',
    from: "String(seconds % 60).padStart(2, '0')",
    to: 'String(seconds % 60)',
  },
  {
    name: 'a cancelled sign-in is shown as an error',
    file: 'libs/feature-auth/src/social/social-note.tsx',
    from: "known === 'cancelled' ? 'info' : 'danger'",
    to: "known === 'cancelled' ? 'danger' : 'danger'",
  },
  {
    name: 'a deactivated person is asked to verify the address',
    file: 'libs/feature-auth/src/social/social-note.tsx',
    from: "reason === 'deactivated' ? 'ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN' : 'EMAIL_NOT_VERIFIED'",
    to: "'EMAIL_NOT_VERIFIED'",
  },
  {
    name: "a way of signing in that isn't set up is offered",
    file: 'libs/feature-auth/src/social/social-buttons.tsx',
    from: 'socialProviders.filter((provider) => !services || services[provider])',
    to: 'socialProviders.filter((provider) => !services || provider.length > 0)',
  },
  {
    name: 'a locked address can still be tried',
    file: 'libs/feature-auth/src/login/use-login-form.ts',
    from: 'if (isLocked) return',
    to: 'if (isLocked && secondsLeft < 0) return',
  },
  {
    name: 'another address is locked with the one that was',
    file: 'libs/feature-auth/src/login/use-login-form.ts',
    from: "secondsLeft > 0 && getInput(form, { path: ['email'] }) === lock?.email",
    to: 'secondsLeft > 0',
  },
  {
    name: 'a refusal of a mail is told as if it was sent',
    file: 'libs/feature-auth/src/passwords/forgot-password-form.tsx',
    from: "if (wait === null) setOutcome('error')",
    to: "if (wait === null) setOutcome('success')",
  },
  {
    name: 'a link that has ended is taken for a broken server',
    file: 'libs/feature-auth/src/is-link-refusal.ts',
    from: "isApiError(error, 'LINK_EXPIRED_OR_INVALID') ||",
    to: "isApiError(error, 'INVALID_USER_ID_OR_HASH') ||",
  },
  {
    name: "the focus doesn't go to the field that was refused",
    file: 'libs/feature-auth/src/frame/use-submission.ts',
    from: 'if (first !== undefined) focusOn(first)',
    to: "if (first === undefined) focusOn('')",
  },
]
