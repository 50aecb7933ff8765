/**
 * The module of each page by its address, so that the server can list its files in the document. A missing
 * address still works, but a browser finds its files one after the other.
 */
export const pageModules: Record<string, string> = {
  '/': 'feature-analytics/src/dashboard/dashboard-page.tsx',
  '/analytics/instagram/accounts': 'analytics-accounts/src/accounts/accounts-page.tsx',
  '/analytics/instagram/posts': 'analytics-posts/src/posts/posts-page.tsx',
  '/analytics/instagram/posts/shared': 'analytics-posts/src/shared-link/shared-link-page.tsx',
  '/analytics/instagram/posts/*': 'analytics-posts/src/post-detail/post-page.tsx',
  '/analytics/instagram/tracker': 'analytics-accounts/src/tracker/tracker-page.tsx',
  '/analytics/instagram/tracker/*': 'analytics-accounts/src/tracker/tracked-account-page.tsx',
  '/auth/check-email': 'feature-auth/src/email/check-email-page.tsx',
  '/auth/forgot-password': 'feature-auth/src/passwords/forgot-password-page.tsx',
  '/auth/forgot-password/verify': 'feature-auth/src/passwords/reset-password-page.tsx',
  '/auth/invitation': 'feature-auth/src/invitation/invitation-page.tsx',
  '/auth/login': 'feature-auth/src/login/login-page.tsx',
  '/auth/login/callback': 'feature-auth/src/social/social-callback-page.tsx',
  '/auth/login/continue': 'feature-auth/src/login/continue-page.tsx',
  '/auth/register': 'feature-auth/src/registration/register-page.tsx',
  '/auth/undo/email': 'feature-auth/src/email/undo-page.tsx',
  '/auth/undo/sign-in': 'feature-auth/src/email/undo-page.tsx',
  '/auth/verify': 'feature-auth/src/email/verify-page.tsx',
  '/e-commerce/codes': 'feature-ecommerce/src/discount-codes/discount-codes-page.tsx',
  '/e-commerce/cohorts': 'feature-ecommerce/src/cohorts/cohorts-page.tsx',
  '/e-commerce/customers': 'feature-ecommerce/src/customers/customers-page.tsx',
  '/e-commerce/orders': 'feature-ecommerce/src/orders/orders-page.tsx',
  '/e-commerce/products': 'feature-ecommerce/src/products/products-page.tsx',
  '/e-commerce/reconcile': 'feature-ecommerce/src/reconcile/reconcile-page.tsx',
  '/help': 'apps/shell/src/help/help-page.tsx',
  '/integrations/e-commerce': 'feature-integrations/src/stores/stores-page.tsx',
  '/integrations/social-media': 'feature-integrations/src/accounts/accounts-page.tsx',
  '/integrations/social-media/callback/instagram':
    'feature-integrations/src/accounts/connect/callback-page.tsx',
  '/notes': 'feature-workspace/src/notes/notes-page.tsx',
  '/open/settings/profile/email': 'feature-settings/src/email/email-link-page.tsx',
  '/privacy': 'feature-auth/src/legal/legal-page.tsx',
  '/settings/profile': 'feature-settings/src/profile/profile-page.tsx',
  '/settings/profile/appearance': 'feature-settings/src/appearance/appearance-page.tsx',
  '/settings/profile/email': 'feature-settings/src/email/email-page.tsx',
  '/settings/profile/sessions': 'feature-settings/src/sessions/sessions-page.tsx',
  '/settings/profile/sign-in': 'feature-settings/src/sign-in/sign-in-page.tsx',
  '/settings/team': 'feature-settings/src/team/team-page.tsx',
  '/settings/team/data': 'feature-settings/src/data/data-page.tsx',
  '/terms': 'feature-auth/src/legal/legal-page.tsx',
  '/upgrade': 'apps/shell/src/upgrade/upgrade-page.tsx',
  '/workspace': 'feature-workspace/src/people/people-page.tsx',
  '/workspace/audit': 'feature-workspace/src/audit/audit-page.tsx',
  '/workspace/roles': 'feature-workspace/src/roles/roles-page.tsx',
}

/** Further modules of a page that are needed only if its team has a store. */
export const partsWithStores: Record<string, string[]> = {
  '/': ['feature-analytics/src/dashboard/dashboard-figures.tsx'],
}

/** The modules around every page behind sign-in. */
export const frameModules = ['apps/shell/src/layout.tsx']

/**
 * The modules with the texts of each other language: those of any first page, and those of the frame and the pages in
 * it.
 */
export const translationModules: [language: string, { first: string[]; frame: string[] }][] = [
  [
    'tr',
    {
      first: ['apps/shell/src/languages/first-tr.ts'],
      frame: ['apps/shell/src/languages/frame-tr.ts', 'libs/feature-analytics/src/tr.ts'],
    },
  ],
]

/** Whether the page at an address is public. */
export const isOpen = (address: string) => /^\/(auth|open|privacy|terms)(\/|$)/.test(address)
