import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in session. */
export const sessionMistakes: readonly Mistake[] = [
  {
    name: 'signing in leads on to another site',
    file: 'libs/api-contract/src/wanted-path.ts',
    from: "origin === ownOrigin && !pathname.startsWith('//')",
    to: "origin !== ''",
  },
  {
    name: 'everybody who is signed in may do everything',
    file: 'libs/session/src/use-is-allowed.ts',
    from: 'user !== null && isAllowed(user.role, permission)',
    to: "user !== null && isAllowed('super_admin', permission)",
  },
  {
    name: "whoever isn't signed in sees a protected page",
    file: 'libs/session/src/require-session.ts',
    from: 'if (!(await hasSession(context))) throw',
    to: "if (!(await hasSession(context)) && request.url === '') throw",
  },
  {
    name: 'the token stays on the device after signing out',
    file: 'libs/session/src/session.ts',
    from: "'on_page_token', 'token'] as const",
    to: "'on_page_token'] as const",
  },
  {
    name: "the system's dark theme isn't followed",
    file: 'libs/session/src/theme.ts',
    from: "theme === 'dark' || (theme === 'system' && prefersDark().matches)",
    to: "theme === 'dark'",
  },
  {
    name: "a preference that was never set before isn't kept",
    file: 'libs/session/src/queries.ts',
    from: 'return [...replaced, ...appended.map(([key, value]) => ({ key, value }))]',
    to: 'return [...replaced, ...appended.slice(1).map(([key, value]) => ({ key, value }))]',
  },
  {
    name: 'a change in another tab is told to everybody who watches anything',
    file: 'libs/session/src/storage.ts',
    from: 'if (event.key !== key && event.key !== null) return',
    to: 'if (event.key === null) return',
  },
]
